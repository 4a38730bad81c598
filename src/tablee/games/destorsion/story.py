"""The story of Déstorsion: what each action changed, as events.

The rules carry out an action and everything that follows without a decision: the Master's move if he has only one way,
the postures at the end of a turn, the next player's dwarf that gets up, the end of a round. The story names each of
these steps, in the order of the rules.
"""

from typing import Any

from tablee.core.contract import NOBODY
from tablee.core.position import Position
from tablee.core.story import Account, Change, Event, Story, turn
from tablee.games.destorsion import actions as act
from tablee.games.destorsion.box import FACES, Ending, Side, Square
from tablee.games.destorsion.facts import (
    Landing,
    is_lying,
    landing,
    lay_on,
    leaders,
    master_reached,
    next_roller,
)
from tablee.games.destorsion.rules import movement, turns

ROLLS = {"two-dice": act.PAIRS, "three-dice": act.TRIPLES}
DICE = ("dice", "dwarf_die", "master_die", "bonus_die", "bonus_to")  # facts about the dice, cleared with every turn
WON = {"exit": ("DT-100",), "master": ("DT-101",), "total": ("DT-115",)}  # the rules by which a game is won
BOARD = ("sq", "lap", "lying", "master", "stuck", *DICE)  # facts that are as at the start when a round begins


def events(before: Position, action: int | None, after: Position) -> list[Event]:
    """Return what happened between two positions. Nothing is hidden, so the action is always known."""
    assert action is not None
    told = Telling(before, after)
    match act.ACTIONS.parts(action):
        case ("die", {"value": value}):
            told.first_die(value)
        case ("two-dice" | "three-dice" as kind, {"roll": roll}):
            told.roll([int(value) for value in ROLLS[kind][roll]])
        case ("roll", {"dice": count}):
            told.add("count", what="die", count=count, end=told.own, why=("DT-015",))
        case ("assign", {"dwarf": dwarf, "master": master, "side": side}):
            told.assign(dwarf, master, Side(side))
        case ("dwarf", {"target": d, "direction": direction, "change": change, "sling": sling}):
            told.move_by_dice(d, direction, landing(before, action), change, sling)
        case ("master", {"direction": direction, "change": change}):
            told.master_by_dice(direction, landing(before, action), change)
        case ("order", {"first": first}):
            told.add("order", end=told.room, why=("DT-079",), details={"effect": "ab"[first]})
            told.no_target(due=True)
        case ("effect-a", {"target": d}):
            told.send(d, act.BACKWARD, landing(before, action), "DT-075")
        case ("effect-b", {"target": d, "direction": direction}):
            told.send(d, direction, landing(before, action), "DT-076")
        case ("effect-a none", _):
            told.add("none", end=told.room, why=("DT-077",))
        case ("effect-b none", _):
            told.add("none", end=told.room, why=("DT-077",))
            told.no_target(due=bool(before.state.due_a))
    told.end()
    return told.made


def player(seat: int) -> str:
    """Return the name of the part of the picture with a player's name, points and dice."""
    return f"player-{seat}"


class Telling:
    """The events of one action, while they are collected in order."""

    def __init__(self, before: Position, after: Position) -> None:
        self.before, self.after, self.box = before, after, before.box
        self.account = Account(before, after)
        self.who: int = before.state.active
        self.moved = {d for d in range(before.seats) if before.state.moved[d]}
        self.made: list[Event] = []

    def add(self, kind: str, who: int | None = None, **more: Any) -> None:
        """Add an event, by default one of the active player."""
        self.made.append(Event(kind, self.who if who is None else who, **more))

    @property
    def own(self) -> str:
        """Return the name of the place where the active player's dice are drawn."""
        return player(self.who)

    @property
    def room(self) -> str:
        """Return the name of the Master's square."""
        return f"room-{self.before.state.master}"

    def take(self, *fields: str) -> tuple[Change, ...]:
        """Return the changes of several fields."""
        return tuple(change for field in fields for change in self.account.take(field))

    # --- dice --------------------------------------------------------------------------------------------------

    def first_die(self, value: int) -> None:
        """DT-007, DT-008: a player rolls for the first turn. After the last one, somebody begins or some roll again."""
        roller, old = next_roller(self.before), self.before.state
        changes = self.account.set(value, "rolled", roller)
        self.add("die", roller, what="die", count=value, end=player(roller), why=("DT-007",), changes=changes)
        if sum(old.contender) - sum(1 for die in old.rolled if die) > 1:
            return
        if self.after.state.active >= 0:
            self.first_turn("contender", "rolled")
        else:
            again = [seat for seat in range(self.after.seats) if self.after.state.contender[seat]]
            changes = self.take("contender", "rolled")
            self.add("again", NOBODY, why=("DT-008",), changes=changes, details={"seats": again})

    def roll(self, dice: list[int]) -> None:
        """DT-011, DT-014, DT-015: the dice fall. Two equal dice are assigned without a question."""
        changes = self.take("dice")
        details, rule = {"dice": dice}, "DT-014" if len(dice) == 2 else "DT-015"
        self.add("roll", what="die", count=len(dice), end=self.own, why=(rule,), changes=changes, details=details)
        if len(dice) == 2 and dice[0] == dice[1]:
            self.assign(dice[0], dice[1], Side.NONE, forced=True)

    def assign(self, dwarf: int, master: int, side: Side, *, forced: bool = False) -> None:
        """DT-020, DT-023, DT-046, DT-047: dice are assigned. A stuck player loses the dwarf's die."""
        third = sum(self.before.state.dice) - dwarf - master if side else 0
        values = {"dwarf_die": dwarf, "master_die": master, "bonus_die": third, "bonus_to": int(side)}
        changes = tuple(c for field, value in values.items() for c in self.account.set(value, field))
        stuck = bool(self.before.state.stuck)
        details = {"dwarf": dwarf, "master": master, "third": third, "side": side.name.lower(), "stuck": stuck}
        details["step"] = self.box.double_change
        self.add("assign", what="die", end=self.own, why=("DT-020",), forced=forced, changes=changes, details=details)
        if stuck:
            self.only_master_move(dwarf, master, third if side == Side.MASTER else 0)

    # --- moves -------------------------------------------------------------------------------------------------

    def move_by_dice(self, d: int, direction: int, end: Landing, change: int, sling: int) -> None:
        """DT-034, DT-053: the active player moves a dwarf with a die, then perhaps must move the Master."""
        old = self.before.state
        value = movement.dwarf_value(self.box, old, change, sling)
        details = {"change": self.change(change), "sling": bool(sling)}
        self.move("move", d, direction, value, end, why=("DT-034",), details=details)
        if not end.out:
            bonus = old.bonus_die if old.bonus_to == Side.MASTER else 0
            self.only_master_move(old.dwarf_die, old.master_die, bonus)

    def send(self, d: int, direction: int, end: Landing, rule: str) -> None:
        """DT-075, DT-076: the active player moves a dwarf with an effect of the Master."""
        self.move("send", d, direction, self.box.effect_step, end, why=(rule,), details={})
        self.no_target(due=rule == "DT-076" and bool(self.before.state.due_a))

    def move(self, kind: str, d: int, direction: int, value: int, end: Landing, **more: Any) -> None:
        """DT-051, DT-062, DT-063, DT-068: a dwarf moves, gets up for it, and may get its marker or leave."""
        box, square = self.box, self.before.state.sq[d]
        far = value if direction == act.FORWARD else square - end.square
        more["details"] |= {"from": square, "to": end.name, "way": act.DIRECTIONS[direction], "short": far < value}
        more["details"] |= {"lay": is_lying(self.before, d)}
        self.add(
            kind,
            whom=d,
            what="dwarf",
            count=far,
            start=f"sq-{d}-{square}",
            end=f"sq-{d}-{end.name}",
            changes=self.account.set(0, "lying", d) + (() if end.out else self.account.set(end.square, "sq", d)),
            **more,
        )
        self.moved.add(d)
        if end.gets_marker:
            details = {"last": box.squares, "points": box.lap_points}
            changes = self.account.set(1, "lap", d)
            self.add("lap", d, what="lap", end=f"lap-{d}", why=("DT-063",), changes=changes, details=details)
        if end.out:
            self.add("out", d, what="dwarf", end=f"sq-{d}-exit", why=("DT-068",), big=True)

    def only_master_move(self, dwarf_die: int, master_die: int, bonus: int) -> None:
        """DT-072: the Master goes forward without a question if he can go nowhere else and the dice cannot change."""
        if self.before.state.master <= self.box.floor and dwarf_die != master_die:
            value = master_die + bonus
            end = master_reached(self.before, act.FORWARD, value)
            assert end is not None
            self.master(act.FORWARD, value, end, 0, forced=True)

    def master_by_dice(self, direction: int, end: Landing, change: int) -> None:
        """DT-031, DT-070: the active player moves the Master."""
        old = self.before.state
        value = old.master_die + self.change(change) + (old.bonus_die if old.bonus_to == Side.MASTER else 0)
        self.master(direction, value, end, self.change(change))

    def master(self, direction: int, value: int, end: Landing, change: int, *, forced: bool = False) -> None:
        """DT-070, DT-073, DT-103: the Master moves. Past the exit with a shared lead, he is put back."""
        box, square = self.box, self.before.state.master
        has_a, has_b = (0, 0) if end.out else (box.effect_a[end.square], box.effect_b[end.square])
        last = box.dungeon_squares - FACES  # from the squares beyond, one die can take him out
        near, far = not end.out and square <= last < end.square, abs(end.square - square)
        details = {"from": square, "to": end.name, "way": act.DIRECTIONS[direction], "change": change}
        details |= {"effect": "ab" if has_b else "a" if has_a else "none", "step": box.effect_step}
        details |= {"short": far < value, "near": near}
        self.add(
            "master",
            what="master",
            count=far,
            start=f"room-{square}",
            end=f"room-{end.name}",
            why=("DT-072" if forced else "DT-070",),
            forced=forced,
            big=end.out or near,
            changes=self.account.set(end.square, "master"),
            details=details,
        )
        if end.out and not self.over:
            back = self.account.set(box.return_square, "master")
            places = {"start": "room-exit", "end": f"room-{box.return_square}"}
            details = {"seats": leaders(self.after), "to": box.return_square}
            self.add("tie", NOBODY, what="master", why=("DT-103",), big=True, changes=back, details=details, **places)
        self.no_target(due=bool(has_a))

    def no_target(self, *, due: bool) -> None:
        """DT-082: effect A is due, but no dwarf can be sent back."""
        if due and not self.over and not self.after.state.due_a:
            room = f"room-{self.after.state.master}"
            self.add("no-target", NOBODY, end=room, why=("DT-082",))

    def change(self, change: int) -> int:
        """DT-024: return by how much a die of a double was changed."""
        return int(movement.changed(self.box, 0, change))

    # --- the end of a turn -------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Tell whether the action ended the round."""
        old, new = self.before.state, self.after.state
        return bool(new.round_no != old.round_no or new.winner >= 0)

    def end(self) -> None:
        """Tell what the end of the turn or of the round brings, if the action ended it."""
        if self.over:
            self.round_over()
        elif self.who >= 0 and self.after.state.active != self.who:
            self.turn_over()

    def turn_over(self) -> None:
        """DT-049, DT-059, DT-091, DT-092: a dwarf that spent the turn getting up stands; moved ones may lie down."""
        if lay_on(self.before) != Square.PLAIN and self.who not in self.moved:
            changes = self.account.set(0, "stuck")
            self.add("stands", what="dwarf", end=f"dwarf-{self.who}", why=("DT-094",), changes=changes)
        trial = self.after.copy().state
        trial.active = self.who
        for d in sorted(self.moved):
            if turns.ends_lying(self.box, trial, d):
                self.lie_down(d)
        self.next_turn()

    def lie_down(self, d: int) -> None:
        """DT-044, DT-056: a dwarf lies down at the end of a turn in which it was moved."""
        square = self.after.state.sq[d]
        on = Square(self.box.kind[square]).name.lower()
        self.add(
            "lie",
            d,
            what="dwarf",
            end=f"sq-{d}-{square}",
            why=("DT-044" if on == "hollow" else "DT-056",),
            big=on == "hollow",
            changes=self.account.set(1, "lying", d),
            details={"on": on, "square": square},
        )

    def next_turn(self) -> None:
        """DT-009, DT-045, DT-046, DT-058: the next turn begins. A lying dwarf gets up, which costs something."""
        seat = self.after.state.active
        put_away = self.take("active", *DICE)
        self.made.append(turn(seat, put_away + self.account.set(0, "stuck")))
        on = lay_on(self.after)
        if on != Square.PLAIN:
            changes = self.account.set(0, "lying", seat) + self.take("stuck")
            rules = ("DT-045", "DT-046") if on == Square.HOLLOW else ("DT-058",)
            details = {"on": on.name.lower()}
            self.add("rise", seat, what="dwarf", end=f"dwarf-{seat}", why=rules, changes=changes, details=details)

    # --- the end of a round ------------------------------------------------------------------------------------

    def round_over(self) -> None:
        """DT-100, DT-101, DT-112, DT-113, DT-115: a round is over. It is won, or another one begins."""
        old, new = self.before.state, self.after.state
        scored = self.take("total", "noted", "leaver", "ending")
        if self.box.rounds > 1:
            gained = [(d, new.total[d] - old.total[d], new.total[d]) for d in range(self.after.seats)]
            details = {"number": old.round_no, "scores": gained, "how": Ending(new.ending).name.lower()}
            rules = ("DT-112", "DT-113")
            self.add("round", NOBODY, end="notes", why=rules, big=True, changes=scored, details=details)
            scored = ()
        if new.winner >= 0:
            how = "total" if self.box.rounds > 1 else Ending(new.ending).name.lower()
            more = {"count": new.total[new.winner], "why": WON[how], "details": {"how": how}}
            changes = scored + self.take("winner")
            self.add("win", new.winner, end=player(new.winner), big=True, changes=changes, **more)
            return
        decided = () if new.active >= 0 else ("active", "starter", "contender")
        changes = self.take("round_no", *BOARD, *decided)
        rounds = self.box.rounds
        which = "extra" if new.round_no > rounds else "last" if new.round_no == rounds else "next"
        more = {"count": new.round_no, "why": ("DT-111",), "details": {"which": which}}
        self.add("new-round", NOBODY, end="notes", big=which != "next", changes=changes, **more)
        if new.active >= 0:
            self.first_turn()

    def first_turn(self, *fields: str) -> None:
        """DT-007: a player begins the round."""
        seat = self.after.state.active
        self.add("first", seat, end=player(seat), why=("DT-007",), changes=self.take(*fields, "starter"))
        self.next_turn()


STORY = Story(
    events,
    bookkeeping={
        "phase": "the prompt says what is decided next",
        "armed": "it follows from square and posture; a move says if the slingshot is used",
        "moved": "the moves themselves are told",
        "n_dice": "the roll shows how many dice there are",
        "due_a": "the event of the Master's move says which effects its square has",
        "due_b": "the event of the Master's move says which effects its square has",
        "b_first": "the event of the choice says which effect comes first",
    },
    sounds={
        "die": "dice",
        "roll": "dice",
        "assign": "step",
        "move": "step",
        "rise": "step",
        "send": "step",
        "lie": "fall",
        "master": "thud",
        "tie": "thud",
        "lap": "coins",
        "out": "horn",
        "round": "bell",
        "new-round": "bell",
    },
)
