"""The words of a report: its own sentences, the game's names for its components, and numbers, in one language.

A game may have the files `lab/<language>.ftl` with messages about things that only a report mentions. They may use the
messages of the game's `texts/`. All of them are optional:

    group-<kind>     the title of the table of components of one kind
    name-<kind>      the name of one of them: $name as in the results, $key as an id, $number if it is one, $printed if
                     the box has a name for it
    ending-<name>    a way to end
    act-<block>      what an action of a block does: its parts are $<part>, written as in records, but `none`, `plus`,
                     `minus` for nothing and signs; $name and $printed if there is one part
    acts-<block>     the same for all actions of a large block

Without them, a component with an `id` and a `name` in the box is called by that name, and everything else is called as
in records.
"""

import re
from collections.abc import Mapping
from math import isfinite
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from tablee.core.errors import UnknownLanguage
from tablee.core.game import Game
from tablee.core.texts import COMMON, LANGUAGES
from tablee.lab.report.components import Chosen
from tablee.lab.schema import Component

TEXTS = Path(__file__).parent / "texts"
THIN = "\u202f"  # a narrow no-break space
SIGNS = {"-": "minus", "+": "plus"}  # Fluent can choose by these words


class Names:
    """Says everything in a report in one language."""

    def __init__(self, game: Game, language: str, data: Mapping[str, Any] | None = None) -> None:
        if language not in LANGUAGES:
            raise UnknownLanguage(language, list(LANGUAGES))
        self.game, self.language = game, language
        self.bundle = FluentBundle([language], use_isolating=False)
        file = f"{language}.ftl"
        for source in (TEXTS / file, game.folder / "lab" / file, game.folder / "texts" / file, COMMON / file):
            if source.exists():
                self.bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
        self.printed = dict(_named(game.data if data is None else data))

    # --- sentences ---------------------------------------------------------------------------------------------

    def say(self, id_: str, **args: Any) -> str:
        """Return a sentence. Raises `KeyError` if there is none, or if an argument is missing."""
        found = self.maybe(id_, **args)
        if found is None:
            raise KeyError(f"there is no message {id_!r} in {self.language}")
        return found

    def maybe(self, id_: str, **args: Any) -> str | None:
        """Return a sentence, or None if there is no such message."""
        id_ = _id(id_)
        if not self.bundle.has_message(id_) or (pattern := self.bundle.get_message(id_).value) is None:
            return None
        said, errors = self.bundle.format_pattern(pattern, {k.replace("_", "-"): v for k, v in args.items()})
        if errors:
            raise KeyError(f"message {id_!r} in {self.language}: {errors[0]}")
        return str(said)

    def listed(self, names: list[str], most: int = 4) -> str:
        """Return names as a list in a sentence; a long list is cut."""
        if len(names) > most:
            return self.say("list-more", names=", ".join(names[:most]), count=len(names) - most)
        return self.say("list-and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)

    # --- names of the game -------------------------------------------------------------------------------------

    def title(self) -> str:
        """Return the title of the game."""
        return self.say("title")

    def group(self, kind: str) -> str:
        """Return the title of the table of components of one kind."""
        return self.maybe(f"group-{kind}") or _plain(kind).capitalize()

    def component(self, component: Component) -> str:
        """Return the name of a component."""
        name = component.name
        args = {"name": name, "key": _id(name), "number": int(name) if name.isdigit() else 0}
        if said := self.maybe(f"name-{component.kind}", printed=self.printed.get(name, name), **args):
            return said
        if name in self.printed:
            return self.say("named-printed", name=self.printed[name], id=name)
        return self.say("named-plain", kind=_plain(component.kind.split(" ")[-1]), name=_plain(name))

    def in_sentence(self, component: Component) -> str:
        """Return the name of a component together with its kind."""
        return self.say("of-group", name=self.component(component), group=self.group(component.kind))

    def ending(self, name: str) -> str:
        """Return a way to end."""
        return self.maybe(f"ending-{name.lower()}") or _plain(name).lower()

    def action(self, chosen: Chosen) -> str:
        """Return what an action does, or what a large block of actions is about."""
        block = chosen.block
        if chosen.large:
            return self.maybe(f"acts-{block.name}") or self.say("any-action", kind=_plain(block.kind))
        action = chosen.actions[0]
        parts = self.game.actions.parts(action).parts
        words = {part.name: part.words[parts[part.name] - part.values.start] for part in block.parts}
        args = {name: SIGNS.get(word[:1], word or "none") for name, word in words.items()}
        only = next(iter(words.values()), "")
        said = self.maybe(f"act-{block.name}", name=only, printed=self.printed.get(only, only), **args)
        return said or self.say("quoted", form=self.game.forms[action])

    # --- numbers -----------------------------------------------------------------------------------------------

    def whole(self, number: float) -> str:
        """Return a whole number."""
        return self._spaced(format_decimal(round(number), locale=self.language))

    def decimal(self, number: float, digits: int = 1) -> str:
        """Return a number with decimals."""
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        return self._spaced(format_decimal(_no_minus(number, digits), pattern, locale=self.language))

    def percent(self, part: float, digits: int | None = None) -> str:
        """Return a share as a percentage, with a decimal below 100 % and two near 0."""
        if digits is None:
            digits = 2 if 0 < abs(part) < 0.0095 else 1
        pattern = "#,##0." + "0" * digits if digits else "#,##0"
        shown = format_percent(_no_minus(part, digits + 2), pattern + "%", locale=self.language)
        return self._spaced(shown) if self.language == "en" else self._spaced(shown).replace("%", f"{THIN}%")

    def points(self, part: float, *, sign: bool = True) -> str:
        """Return a difference of shares in points of a hundred, with its sign."""
        shown = self.decimal(abs(part) * 100, 1)
        rounded = round(part * 100, 1)
        return (("+" if rounded > 0 else "−" if rounded < 0 else "") if sign else "") + shown

    def written(self, unit: str, number: float) -> str:
        """Return a number of an answer in its unit, without the name of the unit for points and minutes."""
        if not isfinite(number):
            return "?"
        if unit == "points":
            return self.points(number)
        return self.percent(number) if unit == "percent" else self.decimal(number, 1)

    def _spaced(self, number: str) -> str:
        return number.replace(" ", THIN).replace("\u00a0", THIN)


def _no_minus(number: float, digits: int) -> float:
    """Round a number; -0 becomes 0."""
    return round(number, digits) + 0.0


def _id(name: str) -> str:
    """Return a name as a part of the id of a message."""
    return "".join(c if c.isalnum() or c in "-_" else "-" for c in name)


def _plain(name: str) -> str:
    """Return a word of a record as words of a text."""
    return re.sub(r"(?<=\w)[-_](?=\w)", " ", name)


def _named(data: Any) -> list[tuple[str, str]]:
    """Return the id and the name of everything in the box that has both."""
    if isinstance(data, Mapping):
        own = [(str(data["id"]), str(data["name"]))] if "id" in data and "name" in data else []
        return own + [pair for value in data.values() for pair in _named(value)]
    return [pair for value in data for pair in _named(value)] if isinstance(data, list) else []
