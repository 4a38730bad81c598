"""What pages show about each game: its title, pitch, options, colours and cover."""

import logging
from functools import cache
from typing import Any

from tablee.core.game import Game
from tablee.table.lessons import readable

LOG = logging.getLogger("tablee.pages")


@cache
def about(game: Game, language: str) -> dict[str, Any]:
    """Return what the lobby shows about a game."""
    say = game.say(language)
    options = [
        {
            "name": option.name,
            "label": say(f"option-{option.name}"),
            "values": [
                {"value": value, "label": say(f"option-{option.name}-{value}"), "default": value == option.default}
                for value in option.values
            ],
        }
        for option in game.options.values()
    ]
    return {
        "name": game.name,
        "title": say("title"),
        "pitch": say("pitch"),
        "seats": list(game.seats),
        "options": options,
        "holds": game.has_moments,
        "varies": bool(game.bounds),
        "guide": bool((taught := readable(game)) and taught.guide),
        "lessons": taught is not None,
        "minutes": game.about.minutes,
        "colours": " ".join(f"{fill}/{ink}".replace("@", "") for fill, ink in game.board.seat_colours),
        "cover": cover.read_text(encoding="utf-8") if (cover := game.folder / "cover.svg").exists() else "",
    }


@cache
def listed(game: Game, language: str) -> dict[str, Any] | None:
    """Return what the lobby shows about a game, or None if its texts do not allow it; the log says why, once."""
    try:
        return about(game, language)
    except (KeyError, OSError, ValueError) as error:
        LOG.warning("game %s is not in the lobby: %s", game.name, error)
        return None
