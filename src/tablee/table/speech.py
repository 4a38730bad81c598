"""Texts in the viewer's language: those of the pages and of the server, and those of the games."""

from collections.abc import Mapping
from pathlib import Path

from tablee.core.drawing.scene import Scene
from tablee.core.game import Game
from tablee.core.position import Position
from tablee.core.texts import LANGUAGES, Message, Say, speaker

FOLDER = Path(__file__).parent
DEFAULT = "en"


def say_in(language: str) -> Say:
    """Return the function that says the sentences of `texts/` in a language."""
    return speaker(FOLDER, language)


def language_of(asked: str | None, cookies: Mapping[str, str], accepts: str) -> str:
    """Return the language to speak: what was asked for, else the cookie's, else the browser's first that we have."""
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


def drawn(seen: Position, seat: int, language: str, narrow: bool) -> str:
    """Return the picture of an observation, in the page's own colours."""
    game = seen.game
    scene: Scene = game.board.draw(seen, seat, game.say(language), narrow=narrow)
    return scene.svg(None)


def told(game: Game, before: Position, action: int, viewer: int) -> Message | None:
    """Return the log line of an action taken in `before`, as far as a viewer may know it."""
    line: Message | None = game.words.told(before, action, viewer)
    return line


def why_not(game: Game, seen: Position, seat: int, action: int, language: str) -> str:
    """Say why an action is illegal, from what the seat itself can see."""
    if not 0 <= action < game.n_actions:
        return ""
    try:
        reason: str = game.words.why(seen, seat, action)(game.say(language))
    except (ArithmeticError, LookupError, ValueError):  # the action makes no sense in this position
        return ""
    return reason
