"""Texts in the viewer's language, both the server's own and those of the games."""

from collections.abc import Mapping
from pathlib import Path

from tablee.core.drawing.scene import Parts
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.texts import LANGUAGES, Say, speaker

FOLDER = Path(__file__).parent
DEFAULT = "en"


def say_in(language: str) -> Say:
    """Return the function that gives the messages of `texts/` in a language."""
    return speaker(FOLDER, language)


def language_of(asked: str | None, cookies: Mapping[str, str], accepts: str) -> str:
    """Return the requested language, else the cookie's, else the first of the browser's languages that has texts."""
    for said in (asked, cookies.get("lang")):
        if said in LANGUAGES:
            return said
    weighed = []
    for place, part in enumerate(accepts.split(",")[:20]):
        tag, _, quality = part.strip().partition(";q=")
        try:
            weighed.append((-float(quality or 1), place, tag.split("-")[0].lower()))
        except ValueError:
            continue
    return next((tag for _, _, tag in sorted(weighed) if tag in LANGUAGES), DEFAULT)


def game_say(game: Game, language: str) -> Say:
    """Return the function that gives a game's messages in a language; in them, marks stand for the players' names."""
    return game.say(language, marks=True)


def parts(seen: Position, seat: int, language: str, narrow: bool) -> Parts:
    """Return the picture of what a seat sees, in parts; its colours are CSS variables of the page."""
    game = seen.game
    return game.drawn(seen, seat, game_say(game, language), narrow=narrow).parts()


def why_not(game: Game, seen: Position, seat: int, action: int, language: str) -> tuple[str, tuple[str, ...]]:
    """Return the reason why an action is illegal, and the ids of the rules that forbid it.

    Both are based only on what the seat sees.
    """
    if not 0 <= action < game.n_actions:
        return "", ()
    try:
        reason = game.words.why(seen, seat, action)
        return reason(game_say(game, language)), reason.rules
    except (ArithmeticError, LookupError, ValueError):  # the action makes no sense in this position
        return "", ()
