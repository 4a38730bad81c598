"""Makes the sentences that players read, in their language, from Fluent files.

A game's sentences are in its `texts/<language>.ftl`. Sentences that all games may use are in
`core/words/<language>.ftl`. A game can replace such a sentence by defining a message with the same name.

The message `seat-name` names a seat. By default it is the seat's colour. A server lets it be the seat's mark instead
(see `tablee.core.names`), in every sentence that refers to it, and pages put the players' names there.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache, reduce
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from tablee.core.errors import UnknownLanguage
from tablee.core.names import mark

LANGUAGES = {"en": "English", "fr": "Français", "es": "Español"}
COMMON = Path(__file__).parent / "words"
MOST_SEATS = 16

Say = Callable[..., str]  # say("message-id", name=value, ...) -> the sentence


class Message(NamedTuple):
    """A sentence that is not yet in any language: the id of a Fluent message and its arguments.

    A sentence that says why something is not allowed also names the rules that forbid it, by their ids in `ledger.md`.
    """

    id: str
    args: dict[str, Any]
    rules: tuple[str, ...] = ()

    def __call__(self, say: Say) -> str:
        """Return the sentence in the language of `say`; arguments may be messages themselves."""
        args = self.args
        for value in args.values():
            if value.__class__ is Message:
                args = {k: v(say) if isinstance(v, Message) else v for k, v in args.items()}
                break
        return say(self.id, **args)


def message(id_: str, **args: Any) -> Message:
    """Return a message: `message("log-roll", seat=2)`."""
    return Message(id_, args)


def joined(parts: Sequence[Message | str]) -> Message | str:
    """Return a list in a sentence, as an argument of a message: "Ada, Bo and you"."""
    *first, last = parts
    return message("and", first=listed(first), rest=last) if first else last


def victory(winners: Sequence[int], viewer: int) -> dict[str, Any]:
    """Return arguments of a message that says who has won. If the viewer has, `names` are the other winners."""
    others = [seat for seat in winners if seat != viewer]
    you = "no" if viewer not in winners else "shared" if others else "alone"
    names = joined([message("seat-name", seat=seat) for seat in others]) if others else ""
    return {"you": you, "names": names, "winners": len(winners)}


def listed(parts: Sequence[Message | str]) -> Message | str:
    """Return a list with commas only, as an argument of a message."""
    return reduce(lambda first, rest: message("listed", first=first, rest=rest), parts)


def forbidden(id_: str, *rules: str, **args: Any) -> Message:
    """Return a message that names the rules that forbid an action: `forbidden("why-floor", "DT-037", floor=10)`."""
    return Message(id_, args, rules)


def _bundle(folder: Path, language: str, marks: bool) -> FluentBundle:
    if language not in LANGUAGES:
        raise UnknownLanguage(language, list(LANGUAGES))
    bundle = FluentBundle([language], use_isolating=False)
    if marks:
        forms = "".join(f"    [{seat}] {mark(seat)}\n" for seat in range(MOST_SEATS))
        bundle.add_resource(FluentResource(f"seat-name = {{ $seat ->\n{forms}   *[other] ?\n}}"))
    for source in (folder / "texts" / f"{language}.ftl", COMMON / f"{language}.ftl"):  # the first definition is used
        bundle.add_resource(FluentResource(source.read_text(encoding="utf-8")))
    return bundle


@cache
def speaker(folder: Path, language: str, marks: bool = False) -> Say:
    """Return the function `say` for the game in `folder`. It raises `KeyError` if a message or an argument is missing.

    With `marks`, sentences name seats by their marks instead of their colours. Sentences are cached, because a game
    uses the same few hundred again and again.
    """
    bundle = _bundle(folder, language, marks)

    @lru_cache(maxsize=1 << 14, typed=True)
    def say(id_: str, **args: Any) -> str:
        found = bundle.get_message(id_.replace(" ", "-"))  # values of options may have spaces, ids may not
        if found is None or found.value is None:
            raise KeyError(f"there is no message {id_!r} in {language}")
        text, errors = bundle.format_pattern(found.value, {name.replace("_", "-"): v for name, v in args.items()})
        if errors:
            raise KeyError(f"message {id_!r} in {language}: {errors[0]}")
        return str(text)

    return say


def message_ids(path: Path) -> set[str]:
    """Return the ids of the messages that a Fluent file defines."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    return {entry.id.name for entry in resource.body if hasattr(entry, "id") and type(entry).__name__ == "Message"}
