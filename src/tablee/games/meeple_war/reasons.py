"""Refusals in three languages: the English sentence of a refusal is recognised and said again as a message.

The patterns are the English messages themselves, so that each sentence is written once in each language.
"""

import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentResource

from tablee.core.texts import Message, message
from tablee.games.meeple_war.refusals import QUESTIONS

WHY = (  # the first that fits is taken
    "why-over", "why-drawn", "why-draw-first", "why-only-tokens", "why-no-answer", "why-question", "why-open-upgrades",
    "why-tree-used", "why-no-forest", "why-token-not-held", "why-no-blank", "why-token-by-turn", "why-other-tree",
    "why-no-terrain", "why-no-seat", "why-no-meeple", "why-pinned", "why-moved", "why-nowhere", "why-forest-between",
    "why-same-terrain", "why-not-next", "why-city-site", "why-already-terrain", "why-space-not-next",
    "why-forest-side", "why-pile-empty", "why-own-building", "why-site-not-next", "why-empty-site", "why-full",
    "why-at-most", "why-at-least", "why-room", "why-ready", "why-tunnel-end", "why-tunnel-left", "why-no-explorers",
    "why-no-rotation", "why-open-edge", "why-no-combat", "why-no-enemy", "why-altar-enemy", "why-altar-range",
    "why-worker-site", "why-track", "why-no-worker", "why-second-step", "why-no-action", "why-destroyed",
    "why-stands", "why-protected", "why-reinforce", "why-flying", "why-stealth", "why-burn", "why-village",
    "why-scare-own", "why-terrain-not-next", "why-scared-all", "why-bombard-own", "why-no-building",
    "why-no-defence", "why-convert-own", "why-no-defender", "why-token-taken", "why-tree-edge", "why-not-blank",
    "why-upgraded", "why-upgrade-edge", "why-no-forest-edge", "why-warehouse-empty",
)  # fmt: skip
PHASES = {text: phase.name.lower() for phase, text in QUESTIONS.items()}


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    english = (Path(__file__).parent / "texts" / "en.ftl").read_text(encoding="utf-8")
    entries: list[Any] = [entry for entry in FluentResource(english).body if hasattr(entry, "id")]
    by_id = {entry.id.name: entry.value for entry in entries}
    return [(id_, re.compile("".join(map(_pattern, by_id[id_].elements)))) for id_ in WHY]


def _pattern(element: Any) -> str:
    if hasattr(element, "expression"):
        return f"(?P<{element.expression.id.name}>.+?)"
    return re.escape(str(element.value))


def understood(sentence: str) -> Message:
    """Return an English refusal as a message; one that is not known is said as it is."""
    for id_, pattern in _patterns():
        if found := pattern.fullmatch(sentence):
            return Message(id_, {name: _meaning(name, text) for name, text in found.groupdict().items()})
    return message("why-said", sentence=sentence)


def _meaning(name: str, text: str) -> Any:
    if name == "question":
        return message("question", phase=PHASES[text])
    if name == "token":
        return message("token-word", token=text)
    return int(text) if text.isdecimal() else text
