"""Promises about the rules as code: they use only what compiles, and compiling does not change their results."""

import ast
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from tablee.core.contract import CHANCE
from tablee.core.errors import hint
from tablee.core.game import Game
from tablee.core.match import Match
from tablee.core.position import Position
from tablee.testing.promise import Broken, hold, promise, travelling
from tablee.testing.rooms import package_of
from tablee.testing.sources import Source, imports, is_test, kernel_functions, kernel_sources
from tablee.testing.walks import INTERJECTION_RATE, Options, every_option, every_seat_count, random_match, seats_for

SEEDS = (1, 2)
MAY_IMPORT = {"math", "numpy"}  # what rules may import besides Tablée's core and the game's own modules
NOT_FOR_RULES = ("position", "match", "record", "sources", "texts", "drawing")  # core modules that rules must not use
EVERY = 10  # number of plies from one full comparison to the next
UNFIT = {
    ast.List: "a list",
    ast.ListComp: "a list comprehension",
    ast.Dict: "a dict",
    ast.DictComp: "a dict comprehension",
    ast.Set: "a set",
    ast.SetComp: "a set comprehension",
    ast.GeneratorExp: "a generator expression",
    ast.JoinedStr: "an f-string",
    ast.Try: "try",
    ast.Raise: "raise",
    ast.With: "with",
    ast.Lambda: "a lambda",
    ast.Yield: "yield",
}


# --- source code -----------------------------------------------------------------------------------------------


def _unfit(source: Source) -> Iterator[tuple[int, str]]:
    """Yield the line and the name of each construct in a kernel function that rules must not use."""
    doc = source.node.body[0].value if isinstance(source.node.body[0], ast.Expr) else None
    inside_fstring = {id(part) for n in ast.walk(source.node) if isinstance(n, ast.JoinedStr) for part in n.values}
    for node in (n for statement in source.node.body for n in ast.walk(statement)):
        if type(node) in UNFIT:
            yield node.lineno, UNFIT[type(node)]  # type: ignore[attr-defined]
        elif isinstance(node, ast.FunctionDef):
            yield node.lineno, "a function inside a function"
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node is not doc:
            if id(node) not in inside_fstring:
                yield node.lineno, "a string"
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "dict", "set"):
            yield node.lineno, f"a {node.func.id}"


@promise()
def rules_use_only_what_compiles(game: Game) -> None:
    """The rules and the functions they call contain no list, dict, set, string, comprehension, try or raise."""
    sources = kernel_sources(game)
    hold(sources, game, "none of its kernel functions is defined in its folder")
    for source in sources:
        for line, what in _unfit(source):
            raise Broken(
                game.name,
                f"{source.place(game.folder, line)} uses {what}. Rules are compiled: they may use only numbers, "
                "record fields, tuples and loops (docs/kernels.md)",
            )


def _is_truth(node: ast.expr) -> bool:
    """Tell whether an expression is a boolean by its syntax: a comparison, `not`, `and`, `or` or `bool(…)`."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id == "bool"
    if isinstance(node, ast.BoolOp):
        return all(_is_truth(value) for value in node.values)
    return isinstance(node, ast.Compare) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))


def _names(dtype: np.dtype[Any]) -> set[str]:
    """Return the names of a record's fields, and the attributes that every NumPy record has."""
    return {*(dtype.names or ()), *dir(np.void)}


@promise()
def rules_name_fields_that_exist(game: Game) -> None:
    """Every `box.X` and `state.X` in the rules and in the functions they call is a field of that record."""
    known = {"box": _names(game.box_dtype), "state": _names(game.state_dtype)}
    for source in kernel_sources(game):
        given = {argument.arg for argument in source.node.args.args}
        for node in ast.walk(source.node):
            if not (isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name)):
                continue
            record = node.value.id
            if record in given & known.keys() and node.attr not in known[record]:
                where, meant = source.place(game.folder, node.lineno), hint(node.attr, known[record])
                raise Broken(game.name, f"{where}: there is no field {node.attr!r} in the {record}.{meant}")


@promise()
def truths_are_not_added(game: Game) -> None:
    """No rule adds, subtracts or multiplies two booleans, because NumPy and compiled code give different results."""
    for source in kernel_sources(game):
        for node in ast.walk(source.node):
            if not (isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add | ast.Sub | ast.Mult)):
                continue
            if _is_truth(node.left) and _is_truth(node.right):
                raise Broken(
                    game.name,
                    f"{source.place(game.folder, node.lineno)} does arithmetic with two booleans, "
                    f"`{ast.unparse(node)}`: True + True is True in NumPy and 2 when compiled. "
                    "Write an `if` for each, or convert both with int(…)",
                )


@promise()
def rules_import_no_more_than_they_need(game: Game) -> None:
    """Kernel modules import only math, numpy, the core and their own game, except its board and words."""
    package = package_of(game)
    paths = {Path(f.__code__.co_filename) for f in kernel_functions(game)}
    for path in sorted(paths):
        for name in imports(path, package, game.folder):
            top, where = name.split(".")[0], path.relative_to(game.folder)
            if name == package or name.startswith(f"{package}."):
                inner = name.removeprefix(f"{package}.").split(".")[0]
                hold(
                    inner not in ("board", "words", "facts"),
                    game,
                    f"{where} imports {name}: rules must not use the board, words or facts",
                )
            elif name.startswith("tablee.core"):
                odd = name.split(".")[2:3]
                hold(
                    not odd or odd[0] not in NOT_FOR_RULES, game, f"{where} imports {name}, which rules must not import"
                )
            else:
                hold(
                    top in MAY_IMPORT or name == "tablee",
                    game,
                    f"{where} imports {name}; of other packages, rules may import only math and numpy",
                )


@promise()
def imports_the_core_and_itself_only(game: Game) -> None:
    """From Tablée, a game imports only the core and itself: never another game, the search or the table."""
    package = package_of(game)
    for path in sorted(game.folder.rglob("*.py")):
        for name in imports(path, package, game.folder):
            if name.split(".")[0] != "tablee" or name == package or name.startswith((f"{package}.", "tablee.core")):
                continue
            if name == "tablee" or (is_test(path, game.folder) and name.startswith("tablee.testing")):
                continue
            parts = name.split(".")
            known = len(parts) > 2 or parts[1] in (
                "games",
                "search",
                "table",
                "cli",
                "lab",
                "review",
                "envs",
                "testing",
            )
            hold(
                not known,
                game,
                f"{path.relative_to(game.folder)} imports {name}; a game may import only tablee.core and itself",
            )


# --- compiled rules compared with plain rules ------------------------------------------------------------------


def _same(game: Game, what: str, plain: object, native: object) -> None:
    hold(plain == native, game, f"{what} is {plain} in plain Python and {native} when compiled")


def _same_state(game: Game, what: str, plain: Position, native: Position) -> None:
    if bytes(plain) == bytes(native):
        return
    ours, theirs = plain.to_json(), native.to_json()
    field = next((name for name in ours if ours[name] != theirs[name]), None)
    if field is None:
        raise Broken(game.name, f"{what} has different bytes when compiled")
    _same(game, f"{what}, field {field!r},", ours[field], theirs[field])


def _near(game: Game, what: str, plain: Any, native: Any) -> None:
    hold(np.allclose(plain, native), game, f"{what} is {plain} in plain Python and {native} when compiled")


def _compare_all(game: Game, plain: Position, native: Position, ply: int) -> None:
    _same(game, "`score`", plain.scores(), native.scores())
    _same(game, "`rank`", plain.ranks(), native.ranks())
    _near(game, "`value`", plain.values(), native.values())
    for seat in range(plain.seats):
        _same(game, f"`interject` for seat {seat}", plain.interjections(seat), native.interjections(seat))
        _same_state(game, f"`hide` for seat {seat}", plain.seen_by(seat), native.seen_by(seat))
        _same_state(game, f"`deal` for seat {seat}", plain.redealt(seat, ply), native.redealt(seat, ply))
        _near(game, f"`features` for seat {seat}", plain.features(seat), native.features(seat))


def _lockstep(game: Game, seats: int, seed: int, options: Options, plies: int) -> None:
    """Play one game with the plain and the compiled rules side by side, and compare everything they return."""
    match = Match(game, seats, options)
    plain, native = match.position, game.start(seats, options, compiled=True)
    dice = random.Random(seed)
    travelling(match, seed)
    with np.errstate(all="raise"):
        while True:
            _same_state(game, "the state", plain, native)
            _same(game, "`to_act`", plain.to_act, native.to_act)
            if match.ply % EVERY == 0 or plain.is_over:
                _compare_all(game, plain, native, match.ply)
            if plain.is_over or match.ply >= plies:
                break
            actions, seat = plain.legal(), plain.to_act
            _same(game, "`legal`", actions, native.legal())
            _same(game, "`chance`", plain.chance(), native.chance())
            other = dice.randrange(seats)
            if seat != CHANCE and other != seat and dice.random() < INTERJECTION_RATE and plain.interjections(other):
                actions, seat = plain.interjections(other), other
            action = dice.choice(actions)
            match.play(seat, action)
            native.play(seat, action)


@promise(every_seat_count, plies=700, compiled=True)
def compiled_equals_plain(game: Game, seats: int, plies: int) -> None:
    """Compiled and plain rules give the same states, byte for byte, and the same results. No number overflows."""
    for seed in SEEDS:
        _lockstep(game, seats, seed, {}, plies)


@promise(every_option, plies=300, compiled=True, slow=True)
def compiled_equals_plain_with_every_option(game: Game, setting: Options, plies: int) -> None:
    """With every value of every option, compiled and plain rules agree."""
    _lockstep(game, seats_for(game, setting), 43, setting, plies)


@promise(compiled=True)
def every_function_is_compiled_once(game: Game) -> None:
    """Each function that Python calls is compiled for one combination of argument types only."""
    for match in random_match(game, game.seats[0], 47, plies=60, compiled=True):
        position = match.position
        position.scores(), position.ranks(), position.values(), position.features(0), position.redealt(0, 1)
    for name in ("start", "act", "actor", "list_legal", "points", "places", "estimate", "observe", "conceal", "redeal"):
        types = vars(game.native)[name].signatures
        hold(len(types) == 1, game, f"{name} is compiled for {len(types)} combinations of types: {types}")


# --- numbers for bots and machine learning ---------------------------------------------------------------------


@promise(every_seat_count, compiled=True)
def values_and_features_are_sound(game: Game, seats: int) -> None:
    """`value` gives chances to win that sum to 1, and `features` gives finite numbers between -10 and 10."""
    for match in random_match(game, seats, 37, compiled=True):
        if match.ply % 5 and not match.position.is_over:
            continue
        values = match.position.values()
        hold(
            abs(sum(values) - 1) < 1e-6 and min(values) >= 0,
            game,
            f"`value` gives {values}, which are not chances that sum to 1",
        )
        for seat in range(seats):
            features = match.position.features(seat)
            hold(np.isfinite(features).all(), game, f"`features` for seat {seat} are not all finite")
            most = float(np.abs(features).max())
            hold(most <= 10, game, f"`features` for seat {seat} go up to {most:g}; scale them to about 0..1")
    first = match.position.ranks().index(1)
    hold(values[first] == max(values), game, "after the end, the winner does not have the highest value")


@promise()
def as_many_features_are_written_as_announced(game: Game) -> None:
    """`features` writes `SearchSettings.n_features` numbers."""
    position = game.start(game.seats[-1])
    announced = game.search.n_features
    out = np.zeros(announced, np.float32)
    try:
        written = position.engine.observe(position.boxes, position.states, 0, 0, out)
    except IndexError as error:
        raise Broken(
            game.name, f"`features` writes more than {announced} numbers, which is what `n_features` says"
        ) from error
    hold(written == announced, game, f"`features` writes {written} numbers, but `n_features` is {announced}")
