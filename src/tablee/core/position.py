"""Defines `Position`, a position of a game, with methods to read it and to play actions."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Self

import numpy as np

from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import IllegalAction, MalformedPosition, NotYourTurn, UnknownAction
from tablee.core.fields import Reading, copy_into, to_json
from tablee.core.frozen import Frozen, Part
from tablee.core.game import Game, Records
from tablee.core.rng import seed_of
from tablee.core.sources import Source, weighted

ACTORS = {CHANCE: "chance", NOBODY: "nobody"}


class Position:
    """A box and a state, with methods to read them. Only `play` and `load_json` change the state."""

    def __init__(self, game: Game, boxes: Records, states: Records, *, compiled: bool = False) -> None:
        self.game = game
        self.boxes = boxes
        self.states = states
        self.compiled = compiled
        self.engine = game.engine(compiled)
        # A state, and what has been computed about it; nobody changes a box. It is one pair, because a thread may copy
        # this position while another one reads it.
        self._known: tuple[bytes, dict[str, Any]] = b"", {}

    # --- reading -----------------------------------------------------------------------------------------------

    @cached_property
    def _out(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.empty(self.game.buffer_size, np.int64)

    @cached_property
    def _weight(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        return np.empty(self.game.buffer_size, np.int64)

    @cached_property
    def box(self) -> Any:
        """Return the box record. Its numbers are plain Python ints."""
        return Reading(self.boxes[0], fixed=True)

    @cached_property
    def state(self) -> Any:
        """Return the state record for reading. Its numbers are plain Python ints. Use `play` to change the state."""
        return Reading(self.states[0])

    @property
    def frozen(self) -> tuple[Frozen, Frozen]:
        """Return what box and state hold now, as plain Python values: quick to read, and usable as keys of a cache."""
        known = self._computed()
        if "frozen" not in known:
            box = Frozen.of(self.boxes.dtype, self.boxes.tobytes())
            known["frozen"] = box, Frozen.of(self.states.dtype, self.states.tobytes())
        found: tuple[Frozen, Frozen] = known["frozen"]
        return found

    def only(self, *fields: str) -> Part:
        """Return the box and some fields of the state, as the key of a cache for what depends on nothing else."""
        box, state = self.frozen
        return Part((box, state.only(*fields)))

    @property
    def seats(self) -> int:
        """Return the number of players."""
        return int(self.states[0]["seats"])

    @property
    def to_act(self) -> int:
        """Return the seat to act, `CHANCE` or `NOBODY`."""
        known = self._computed()
        if "to_act" not in known:
            known["to_act"] = int(self.engine.actor(self.boxes, self.states, 0))
        found: int = known["to_act"]
        return found

    @property
    def is_over(self) -> bool:
        """Return whether the game has ended."""
        return self.to_act == NOBODY

    def legal(self) -> list[int]:
        """Return the legal actions of the seat to act, or the outcomes of chance; empty after the end."""
        actor = self.to_act
        if actor == NOBODY:
            return []
        if actor == CHANCE:
            return [action for action, _ in self.chance()]
        known = self._computed()
        if "legal" not in known:
            n = self.engine.list_legal(self.boxes, self.states, 0, self._out)
            known["legal"] = self._out[:n].tolist()
        return list(known["legal"])

    def chance(self) -> list[tuple[int, int]]:
        """Return the outcomes of the current chance event with their weights; empty if a seat is to act."""
        if self.to_act != CHANCE:
            return []
        n = self.engine.list_chance(self.boxes, self.states, 0, self._out, self._weight)
        return [(int(a), int(w)) for a, w in zip(self._out[:n], self._weight[:n], strict=True)]

    def interjections(self, seat: int) -> list[int]:
        """Return the actions that a seat may take now besides its legal ones, in turn or out of turn."""
        if self.to_act == NOBODY:
            return []
        n = self.engine.list_interjections(self.boxes, self.states, 0, seat, self._out)
        listed: list[int] = self._out[:n].tolist()
        return listed

    def allowed(self, seat: int) -> list[int]:
        """Return all actions that a seat, or `CHANCE`, may take now."""
        own = self.legal() if seat == self.to_act else []
        return own + self.interjections(seat) if seat >= 0 else own

    def scores(self) -> list[int]:
        """Return each seat's current points."""
        self.engine.points(self.boxes, self.states, 0, self._out)
        return [int(points) for points in self._out[: self.seats]]

    def ranks(self) -> list[int]:
        """Return each seat's place, 1 for the best."""
        self.engine.places(self.boxes, self.states, 0, self._out)
        return [int(place) for place in self._out[: self.seats]]

    def values(self) -> list[float]:
        """Return each seat's estimated chance to win. After the end, the winners share a total of 1 equally."""
        if self.is_over:
            ranks = self.ranks()
            return [(place == 1) / ranks.count(1) for place in ranks]
        out = np.zeros(self.seats, np.float64)
        self.engine.estimate(self.boxes, self.states, 0, out)
        return [float(v) for v in out]

    def features(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """Return what a seat sees, as numbers for machine learning."""
        seen = self.seen_by(seat)
        out = np.zeros(self.game.search.n_features, np.float32)
        self.engine.observe(seen.boxes, seen.states, 0, seat, out)
        return out

    def ends_turn(self, seat: int, actions: Sequence[int]) -> list[bool]:
        """Tell for each of a seat's legal actions whether it is not this seat that acts next."""
        engine, boxes, now = self.engine, self.boxes, self.states.tobytes()
        after = bytearray(now)
        states = _records(self.states.dtype, after)
        found = []
        for action in actions:
            after[:] = now
            engine.act(boxes, states, 0, action)
            found.append(int(engine.actor(boxes, states, 0)) != seat)
        return found

    def wins_by(self, seat: int, action: int) -> bool:
        """Tell whether the game is over after a legal action, and this seat alone has won it."""
        after = self.copy()
        after.engine.act(after.boxes, after.states, 0, action)
        if not after.is_over:
            return False
        ranks = after.ranks()
        return ranks[seat] == 1 and ranks.count(1) == 1

    def _computed(self) -> dict[str, Any]:
        """Return what has been computed about the position as it is now; it is forgotten when the position changes."""
        now = self.states.tobytes()
        of, known = self._known
        if of != now:
            known = {}
            self._known = now, known
        return known

    # --- copies and views --------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Return an independent copy."""
        states = _records(self.states.dtype, bytearray(self.states.tobytes()))
        made = type(self)(self.game, self.boxes, states, compiled=self.compiled)
        made._known = self._known
        return made

    def seen_by(self, seat: int) -> Self:
        """Return a copy without what is hidden from a seat. The seat `NOBODY` stands for a spectator."""
        seen = self.copy()
        seen.engine.conceal(seen.boxes, seen.states, 0, seat)
        return seen

    def redealt(self, seat: int, seed: int) -> Self:
        """Return a full position that agrees with what a seat knows. What is hidden from it is dealt at random."""
        dealt = self.seen_by(seat)
        dealt.engine.redeal(dealt.boxes, dealt.states, 0, seat, seed_of(seed))
        return dealt

    def __bytes__(self) -> bytes:
        return self.states.tobytes()

    # --- changing ----------------------------------------------------------------------------------------------

    def play(self, seat: int, action: int) -> None:
        """Play one action of a seat or of `CHANCE`. Raises `IllegalAction` if it is not allowed now."""
        if not 0 <= action < self.game.n_actions:
            raise UnknownAction(action, self.game.title)
        allowed = self.allowed(seat)
        if action not in allowed:
            self._refuse(seat, action, allowed)
        self.engine.act(self.boxes, self.states, 0, action)

    def sample_chance(self, source: Source, ply: int) -> int:
        """Let chance act once, with numbers from `source`; return the action that was drawn."""
        outcomes = self.chance()
        if not outcomes:
            raise NotYourTurn("chance", self.whose_turn())
        action = outcomes[weighted(source, [w for _, w in outcomes], ply)][0]
        self.play(CHANCE, action)
        return action

    def _refuse(self, seat: int, action: int, allowed: list[int]) -> None:
        """Raise an error that says in English why an action is not possible, and names the rules that forbid it."""
        say = self.game.say("en")
        if seat != self.to_act and not allowed:
            wait = self.game.words.out_of_turn(self, seat, action)
            raise NotYourTurn(who(seat), self.whose_turn(), *((wait(say), wait.rules) if wait else ()))
        forms, why = self.game.forms, self.game.words.why(self, seat, action)
        raise IllegalAction(forms[action], [forms[a] for a in allowed], why(say), why.rules)

    def whose_turn(self) -> str:
        """Return a clause that says who is to act."""
        actor = self.to_act
        if actor == NOBODY:
            return "the game is over"
        return "chance is to act" if actor == CHANCE else f"{who(actor)} is to act"

    # --- words -------------------------------------------------------------------------------------------------

    def write(self, action: int) -> str:
        """Return the written form of an action."""
        return self.game.forms[action]

    def read(self, seat: int, form: str) -> int:
        """Return a seat's action with this written form, legal or not. Raises `UnknownAction` if there is none."""
        form = " ".join(form.split())
        meant = self.game.actions_by_form.get(form)
        if meant is None:
            raise UnknownAction(form, self.game.title, [self.game.forms[a] for a in self.allowed(seat)])
        if len(meant) > 1:
            for action in self.allowed(seat):
                if action in meant:
                    return action
        return meant[0]

    def choices(self) -> list[str]:
        """Return the written forms of the actions in `legal()`."""
        return [self.write(action) for action in self.legal()]

    def do(self, *forms: str) -> Self:
        """Play actions in written form, each for the seat (or chance) to act; return this position."""
        for form in forms:
            actor = self.to_act
            self.play(actor, self.read(actor, form))
        return self

    def _repr_svg_(self) -> str:
        """Return the board as a spectator sees it; notebooks call this."""
        return self.game.draw(self.seen_by(NOBODY), NOBODY).svg()

    # --- JSON --------------------------------------------------------------------------------------------------

    def to_json(self) -> dict[str, Any]:
        """Return the state as JSON data, field by field. Enum fields are written by name."""
        made: dict[str, Any] = to_json(self.states[0])
        for name, enum in self.game.components.enum_fields.items():
            made[name] = _named(made[name], enum)
        return made

    def load_json(self, said: dict[str, Any]) -> None:
        """Set the state from the output of `to_json`.

        Raises `MalformedPosition`, and changes nothing, if `said` is not a position of this game.
        """
        fresh = self.copy()
        known, enums = self.game.state_dtype.names or (), self.game.components.enum_fields
        if odd := sorted(set(said) ^ set(known)):
            raise MalformedPosition(f"These fields are missing or unknown: {', '.join(odd)}.")
        for name in known:
            try:
                chosen = said[name]
                if name in enums:
                    chosen = _numbered(chosen, enums[name])
                _assign(fresh.states[0], name, chosen)
            except (AttributeError, KeyError, TypeError, ValueError, OverflowError, IndexError) as error:
                raise MalformedPosition(f"Field {name!r} cannot be {said[name]!r}: {error}.") from error
        fresh._must_be_playable()
        copy_into(self.states, 0, fresh.states, 0)

    def _must_be_playable(self) -> None:
        """Raise `MalformedPosition` if the numbers fit their fields but are not a position of the game."""
        self.engine = self.game.plain  # plain code raises on impossible numbers; compiled code would read past an array
        if self.seats not in self.game.seats:
            raise MalformedPosition(f"{self.game.title} cannot have {self.seats} players.")
        try:
            self.legal(), self.scores(), self.ranks(), self.values(), self.seen_by(0)
        except (IndexError, ValueError, OverflowError, ZeroDivisionError) as error:
            raise MalformedPosition(f"This is not a position of {self.game.title}: {error}.") from error


def _records(dtype: np.dtype[Any], data: bytearray) -> Records:
    """Return an array of the records in a buffer. NumPy takes ten times as long to copy an array of records."""
    return np.frombuffer(data, dtype)


def who(seat: int) -> str:
    """Return the words with which a message names a seat, chance or nobody."""
    return ACTORS.get(seat, f"seat {seat}")


def _named(value: Any, enum: Any) -> Any:
    return [_named(v, enum) for v in value] if isinstance(value, list) else enum(value).name.lower()


def _numbered(value: Any, enum: Any) -> Any:
    return [_numbered(v, enum) for v in value] if isinstance(value, list) else int(enum[value.upper()])


def _assign(target: Any, name: str, value: Any) -> None:
    kind = target.dtype.fields[name][0]
    base, shape = kind.subdtype or (kind, ())
    if base.names is None:
        numbers = np.array(value)
        if numbers.dtype.kind != "i":
            raise ValueError("it must consist of whole numbers")
        if numbers.shape != shape:
            raise ValueError(f"it has the shape {numbers.shape}, not {shape}")
        if np.any(numbers.astype(base) != numbers):
            raise OverflowError("a number is out of range")
        target[name] = numbers
        return
    records = [value] if shape == () else value
    holders = [target[name]] if shape == () else target[name]
    if len(records) != len(holders):
        raise ValueError(f"it has {len(records)} entries, not {len(holders)}")
    for holder, said in zip(holders, records, strict=True):
        for inner in base.names:
            _assign(holder, inner, said[inner])
