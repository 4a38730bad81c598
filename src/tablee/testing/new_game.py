"""Create a new game by copying the template and renaming it."""

import keyword
import re
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.testing.ledger import EXAMPLE

TEMPLATE = Path(__file__).parent / "template" / "dice_race"
OLD_NAME, OLD_TITLE, OLD_PACKAGE, OLD_RULE = "dice_race", "Dice Race", "tablee-dice-race", "DR-"
LEFT_OUT = ("__pycache__", ".pytest_cache", ".hypothesis")


def write_game(name: str, into: Path = Path()) -> Path:
    """Write a small complete game into the new folder `into`/`name` and return the folder. Refuse an invalid name."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name) or keyword.iskeyword(name):
        raise TableeError(f"A game's name is written in snake_case, such as river_race; {name!r} is not.")
    folder = into.expanduser() / name
    if folder.exists():
        raise TableeError(f"{folder} is already there; choose another name, or another folder with --into.")
    try:
        for source in sorted(TEMPLATE.rglob("*")):
            relative = source.relative_to(TEMPLATE)
            if source.is_file() and not set(LEFT_OUT) & set(relative.parts):
                target = folder / relative
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(renamed(source.read_text(encoding="utf-8"), name), encoding="utf-8")
    except OSError as error:
        raise TableeError(f"{folder} cannot be written: {error.strerror}.") from error
    return folder


def renamed(text: str, name: str) -> str:
    """Return a text of the template with the names of its game replaced by those of the new game."""
    new = {
        OLD_PACKAGE: f"tablee-{name.replace('_', '-')}",
        OLD_NAME: name,
        OLD_TITLE: name.replace("_", " ").title(),
        OLD_RULE: f"{rule_prefix(name)}-",
    }
    return re.sub("|".join(map(re.escape, new)), lambda found: new[found[0]], text)


def rule_prefix(name: str) -> str:
    """Return the two letters that rule ids begin with: `river_race` gives RR, `chess` gives CH."""
    words = [letters for word in name.split("_") if (letters := re.sub("[^a-z]", "", word))]
    initials = "".join(word[0] for word in words[:2]) if len(words) > 1 else words[0][:2]
    made = initials.upper().ljust(2, "X")
    return "XX" if made in EXAMPLE else made
