"""Promises about a game's data and files: the files exist, every value has an origin, every field has a meaning."""

import xml.etree.ElementTree as ET

from tablee.core import data as component_data
from tablee.core.fields import meanings
from tablee.core.game import Game
from tablee.testing.promise import hold, promise
from tablee.testing.rooms import invariants, replayed

MODULES = {  # modules that every game has, each a file or a package -> what it is for
    "box": "the box and state records, their enums, and how the box is filled",
    "actions": "the declarations of the actions",
    "rules": "the rules",
    "bot": "value, features, search settings",
    "board": "pictures, and where to click",
    "words": "labels, log lines, prompts, refusals",
}
FILES = {
    "__init__.py": "GAME = Game(...)",
    "data.toml": "what is printed on the components, and the options",
    "ledger.md": "the rules, each with an id",
    "cover.svg": "the picture in the lobby",
}
STATE_FIELDS = ("seats", "phase", "ending")


@promise()
def the_rooms_are_there(game: Game) -> None:
    """The game has all files that a game must have."""
    for name, purpose in FILES.items():
        hold((game.folder / name).exists(), game, f"there is no {name} ({purpose})")
    for name, purpose in MODULES.items():
        found = (game.folder / f"{name}.py").exists() or (game.folder / name / "__init__.py").exists()
        hold(found, game, f"there is neither {name}.py nor {name}/ ({purpose})")


@promise()
def the_invariants_are_written(game: Game) -> None:
    """`tests/invariants.py` has a `check(position, before)` that accepts the starting position."""
    for seats in game.seats:
        invariants(game)(game.start(seats), None)


@promise()
def every_printed_value_says_where_it_comes_from(game: Game) -> None:
    """Each table in data.toml says where its values come from: `from` is "seed", "public" or "reconstructed"."""
    found = list(component_data.values_without_origin(game.data))
    hold(
        not found,
        game,
        f"data.toml does not say where these values come from: {', '.join(found[:5])}. "
        'Add from = "seed", "public" or "reconstructed"',
    )


@promise()
def every_option_is_in_the_box(game: Game) -> None:
    """Each option has two or more values, one of them the default, a sentence that explains it, and a box field."""
    for option in game.options.values():
        where = f"[options.{option.name}] of data.toml"
        hold(option.field in (game.box_dtype.names or ()), game, f"{where}: the box has no field {option.field!r}")
        hold(option.default in option.values, game, f"{where}: the default {option.default!r} is not among the values")
        hold(len(option.values) >= 2, game, f"{where}: an option needs at least two values")
        hold(option.about.endswith("."), game, f"{where}: `about` must be a sentence that ends with a full stop")
        for value in option.values:
            held = game.box({option.name: value})[0][option.field]
            hold(held == option.code(value), game, f"{where}: {value!r} does not fit into the field {option.field!r}")


@promise()
def every_field_has_a_meaning(game: Game) -> None:
    """Each field of the box and of the state is declared with its meaning."""
    for what, dtype in (("box", game.box_dtype), ("state", game.state_dtype)):
        told = meanings(dtype)
        silent = [name for name in dtype.names or () if not told.get(name)]
        hold(not silent, game, f"fields of the {what} without a meaning: {', '.join(silent)}")


@promise()
def the_state_has_the_common_fields(game: Game) -> None:
    """The state has `seats`, `phase` and `ending`. The last two have enums. Ending 0 is NONE: the game is not over."""
    missing = [name for name in STATE_FIELDS if name not in (game.state_dtype.names or ())]
    hold(not missing, game, f"the state has no field {', '.join(missing)}")
    enums = game.components.enum_fields
    for name in ("phase", "ending"):
        hold(name in enums, game, f"Components.enum_fields has no enum for the field {name!r}")
    hold(enums["ending"](0).name == "NONE", game, "ending 0 must be called NONE")


@promise()
def the_game_speaks_of_itself(game: Game) -> None:
    """[about] in data.toml gives a summary, a credit, and a record to draw pictures from."""
    about = game.about
    hold(about.summary, game, "[about] in data.toml has no summary, which is one line for the list of games")
    hold(about.credit, game, "[about] in data.toml has no credit, which says whose game it is")
    hold(about.pictures, game, "[about] in data.toml has no pictures = { record = …, opening = …, middle = … }")
    assert about.pictures is not None
    path = game.folder / "tests" / "records" / f"{about.pictures.record}.game"
    hold(path.exists(), game, f"[about.pictures] names a record that does not exist: {path.name}")
    plies = replayed(game, path).ply
    last = max(about.pictures.opening, about.pictures.middle)
    hold(last <= plies, game, f"[about.pictures] names ply {last}; the record has only {plies}")


@promise()
def the_cover_is_a_picture(game: Game) -> None:
    """`cover.svg` is an SVG with a viewBox, without scripts or web addresses."""
    path = game.folder / "cover.svg"
    hold(path.exists(), game, "there is no cover.svg, the picture in the lobby")
    text = path.read_text(encoding="utf-8")
    try:
        root = ET.fromstring(text)
    except ET.ParseError as error:
        hold(False, game, f"cover.svg is not well-formed: {error}")
    hold(root.tag.rpartition("}")[2] == "svg" and root.get("viewBox"), game, "cover.svg is not an SVG with a viewBox")
    addresses = text.replace('"http://www.w3.org/2000/svg"', "")
    hold("<script" not in text and "http" not in addresses, game, "cover.svg contains a script or a web address")
