"""House rules: the form made from a game's components, what differs from the printed box, and how a table stores it."""

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec

from tablee.core.bounds import Bound, at
from tablee.core.errors import BadBox
from tablee.core.game import Game
from tablee.core.texts import Say
from tablee.core.toml_lines import Path
from tablee.core.variants import Variant, changed, item_of, named, values, without_remarks
from tablee.table.refusals import Refusal

LONGEST_WHY = 200  # characters of a sentence about what is wrong

Value = int | str | list[int] | dict[str, int]


class House(msgspec.Struct):
    """House rules as a page sends them: their name, and the values that differ from the printed ones."""

    name: str = ""
    changes: dict[str, Value] = {}

    def variant(self, game: Game) -> Variant | None:
        """Return the variant, or None if nothing differs. Raises a `Refusal` if it cannot be played."""
        try:
            made = changed(game, self.changes, self.name)
        except BadBox as error:
            raise bad_box(error) from error
        return made if made.differences else None


def bad_box(error: BadBox) -> Refusal:
    """Return the refusal of house rules, with what a sentence about it needs."""
    low, high = (error.limits.low, error.limits.high) if error.limits else (0, 0)
    problem = {"number": "range"}.get(error.problem, error.problem)
    why = error.why[:LONGEST_WHY]
    return Refusal("bad-box", 422, problem=problem, key=error.key, line=error.line, low=low, high=high, why=why)


# --- in the database ---------------------------------------------------------------------------------------------


def stored(variant: Variant | None) -> str:
    """Return a variant as the database stores it; "" stands for the printed box."""
    return json.dumps({"name": variant.name, "changes": variant.changes}) if variant else ""


def restored(game: Game, text: str) -> Variant | None:
    """Return the variant that `stored` has stored. Raises `BadBox` if the game has other bounds by now."""
    if not text:
        return None
    said = json.loads(text)
    return changed(game, said["changes"], said["name"])


def name_of(text: str) -> str:
    """Return the name of a stored variant, or ""."""
    return str(json.loads(text)["name"]) if text else ""


# --- for people --------------------------------------------------------------------------------------------------


@cache
def fields(game: Game, language: str) -> list[dict[str, Any]]:
    """Return the form for house rules: for each declaration of `[vary]`, its meaning and the values it is about."""
    found: dict[Bound, list[dict[str, Any]]] = {}
    for path, printed, limits in values(game):
        field = {"key": ".".join(path), "item": item(game, path, limits, language), "printed": without_remarks(printed)}
        found.setdefault(limits, []).append(field)
    return [
        {
            "label": label(game, limits, language),
            "kind": kind_of(limits, own[0]["printed"]),
            "low": limits.low,
            "high": limits.high,
            "keys": list(limits.keys),
            "words": list(at(game.data, tuple(limits.of.split(".")))) if limits.of else [],
            "fields": own,
        }
        for limits, own in found.items()
    ]


def kind_of(limits: Bound, printed: Any) -> str:
    """Return how a form asks for a value: as a number, a list, a word to choose, or a table."""
    return "table" if limits.keys else "word" if limits.of else "list" if isinstance(printed, list) else "number"


def label(game: Game, limits: Bound, language: str) -> str:
    """Return what a value means. A game without a text for it shows the key."""
    return _said(game.say(language), limits.label) or ".".join(limits.pattern)


def item(game: Game, path: Path, limits: Bound, language: str) -> str:
    """Return which of several things a value is about, such as a building; "" if there is only one."""
    named = item_of(game, path, limits)
    return _said(game.say(language), "box-item", **named) or " ".join(named.values()).strip() if named else ""


def coming_with(game: Game, language: str) -> list[Variant]:
    """Return the variants that come with a game, called by their titles in a language."""
    say = game.say(language)
    return [own.named(_said(say, f"variant-{name}") or own.name) for name, own in named(game).items()]


def _said(say: Say, id_: str, **args: str) -> str:
    try:
        return say(id_, **args)
    except KeyError:
        return ""


def differences(variant: Variant, language: str) -> list[dict[str, str]]:
    """Return what differs from the printed box, in words."""
    game = variant.game
    limits = {".".join(path): (path, bound) for path, _, bound in values(game)}
    return [
        {
            "key": found.key,
            "label": label(game, limits[found.key][1], language),
            "item": item(game, *limits[found.key], language),
            "printed": told(found.printed),
            "own": told(found.own),
        }
        for found in variant.differences
    ]


def told(value: Any) -> str:
    """Return a value as people read it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{key} {number}" for key, number in value.items()) or "–"
    return (", ".join(map(str, value)) or "–") if isinstance(value, list) else str(value)
