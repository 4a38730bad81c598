"""Promises about links to the rules: refusals and drawn things name the rules that explain them.

Pages link these ids to the paragraphs of the handbook that explain them.
"""

import ast
import random
import re
from collections.abc import Iterable

from tablee.core import handbook
from tablee.core.contract import CHANCE, NOBODY
from tablee.core.errors import IllegalAction
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.texts import LANGUAGES
from tablee.testing.ledger import rules
from tablee.testing.promise import Broken, hold, promise
from tablee.testing.sources import is_test, tree
from tablee.testing.walks import both_widths, option_settings, random_match, seats_for

TRIED = 12  # illegal actions tried per position
DRAWN_EVERY = 20  # plies between two positions that are drawn
ID = re.compile(r"[A-Z]{2}-\d{3}")


def _texts(game: Game) -> dict[str, str]:
    return {
        language: (game.folder / "handbook" / f"{language}.md").read_text(encoding="utf-8") for language in LANGUAGES
    }


def _explained(match: Match) -> set[str]:
    """Return the rules that the handbook explains in every language, with the options of a match."""
    options = match.game.read_options(match.options)
    found = [handbook.explained(handbook.as_played(text, options)) for text in _texts(match.game).values()]
    return set.intersection(*found)


def _must_be_explained(game: Game, what: str, named: Iterable[str], explained: set[str]) -> None:
    odd = [rule for rule in named if rule not in explained]
    hold(not odd, game, f"{what} names {', '.join(odd)}, which the handbook does not explain with these options")


@promise()
def every_named_rule_is_explained(game: Game) -> None:
    """Every rule id in the game's code is in the ledger, and the handbook explains it in every language."""
    known, texts = set(rules(game)), _texts(game)
    prefixes = {rule[:3] for rule in known}
    for path in sorted(game.folder.rglob("*.py")):
        if is_test(path, game.folder):
            continue
        for node in ast.walk(tree(path)):
            if not (isinstance(node, ast.Constant) and isinstance(named := node.value, str)):
                continue
            if not ID.fullmatch(named) or named[:3] not in prefixes:
                continue
            place = f"{path.relative_to(game.folder)}, line {node.lineno}"
            hold(named in known, game, f"{place} names {named}, which is not in the ledger")
            for language, text in texts.items():
                told = named in handbook.explained(text)
                hold(told, game, f"{place} names {named}, which handbook/{language}.md does not explain")


@promise(plies=150)
def refusals_name_their_rules(game: Game, plies: int) -> None:
    """The refusal of an illegal action names at least one rule, which the handbook explains as the table plays it."""
    dice, explained = random.Random(37), set[str]()
    for match in random_match(game, game.seats[-1], 37, plies=plies):
        explained = explained or _explained(match)
        position, actor = match.position, match.position.to_act
        if actor == NOBODY:
            continue
        for action in dice.sample(range(game.n_actions), min(TRIED, game.n_actions)):
            form, other = position.write(action), dice.randrange(match.seats)
            if actor != CHANCE and action not in position.allowed(actor):
                try:
                    position.play(actor, action)
                except IllegalAction as refused:
                    hold(refused.rules, game, f"the refusal of {form!r} names no rule")
                    _must_be_explained(game, f"the refusal of {form!r}", refused.rules, explained)
                else:
                    raise Broken(game.name, f"{form!r} is not legal, but it is not refused")
            reason = game.words.out_of_turn(position, other, action) if other != actor else None
            if reason:
                hold(reason.rules, game, f"`out_of_turn` names no rule for {form!r}")
                _must_be_explained(game, f"`out_of_turn` for {form!r}", reason.rules, explained)


@promise(both_widths, plies=100)
def drawn_things_name_their_rules(game: Game, narrow: bool, plies: int) -> None:
    """Every spot and every piece names at least one rule, which the handbook explains as the table plays it."""
    for setting in ({}, *(() if narrow else option_settings(game))):
        explained = set[str]()
        for match in random_match(game, seats_for(game, setting), 41, setting, plies=plies):
            if match.ply % DRAWN_EVERY and not match.position.is_over:
                continue
            explained = explained or _explained(match)
            for seat in {max(match.position.to_act, 0), NOBODY}:
                scene = game.draw(match.position.seen_by(seat), seat, narrow=narrow)
                drawn = [(f"spot {ref}", spot.rules) for ref, spot in scene.spots.items()]
                drawn += [(f"piece {piece.id}", piece.rules) for piece in scene.pieces.values()]
                for what, named in drawn:
                    hold(named, game, f"{what} names no rule: give it `rules=(...)`")
                    _must_be_explained(game, what, named, explained)
