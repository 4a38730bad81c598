"""The small language of lessons: a condition about a position, such as `sq[me] >= 12 and happened("lie", who=1)`.

`docs/lessons.md` describes it for authors. A condition is an expression in the syntax of Python, limited to numbers,
texts, lists, comparisons, `and`/`or`/`not`, `+ - * // %`, `a if b else c`, indexes, fields, and `any(… for x in list)`.
It knows these names:

- every field of the position's JSON form, as the learner sees it now; `now.sq` is the same as `sq`;
- `start.sq`: the same field when the task began;
- `me`: the learner's seat; `to_act`: the seat to act (-1 chance, -2 nobody); `over`; `points[0]`; `places[0]`;
- `happened("lie", who=1)`: how many events of this kind were told since the task began, with these values;
- `latest("lie", who=1)`: the same, but only since the learner's last decision;
- `played("dwarf 0 *")`: how many of the learner's decisions since the task began have such a written form;
- `can("roll 3")`: whether the learner has a choice now whose written form matches;
- `loss`: how many points of win share (of 100) the learner's decisions gave away, as the search sees it;
- the functions `len`, `sum`, `min`, `max`, `abs`, `any`, `all`, `range`.
"""

import ast
import operator
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tablee.core.errors import BadLesson, hint, one_of

Names = Callable[[str], Any]  # the value of a name; raises KeyError if there is none

_BINARY: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.In: lambda one, many: one in many,
    ast.NotIn: lambda one, many: one not in many,
}
FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "len": len,
    "sum": sum,
    "min": min,
    "max": max,
    "abs": abs,
    "any": any,
    "all": all,
    "range": range,
}
ABOUT_PLAY = ("happened", "latest", "played", "can")  # functions that `Names` provides
_ALLOWED = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.BinOp,
    ast.Compare,
    ast.Call,
    ast.keyword,
    ast.Name,
    ast.Load,
    ast.Store,
    ast.Constant,
    ast.Attribute,
    ast.Subscript,
    ast.List,
    ast.IfExp,
    ast.GeneratorExp,
    ast.comprehension,
    *_BINARY,
    *_COMPARE,
)


class Condition:
    """A condition of a lesson, read once and asked often. Raises `BadLesson` if it is not in the small language."""

    def __init__(self, text: str) -> None:
        self.text = " ".join(text.split())
        try:
            self._tree = ast.parse(self.text, mode="eval").body
        except SyntaxError as error:
            raise BadLesson(f"the condition {self.text!r} cannot be read: {error.msg}") from error
        for node in ast.walk(self._tree):
            if not isinstance(node, _ALLOWED):
                raise BadLesson(f"the condition {self.text!r} uses what conditions do not have: {ast.unparse(node)}")
            if isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
                raise BadLesson(f"the condition {self.text!r} calls {ast.unparse(node.func)}, which is no function")
            if isinstance(node, ast.GeneratorExp) and len(node.generators) != 1:
                raise BadLesson(f"the condition {self.text!r} has more than one `for` in a row")

    def __repr__(self) -> str:
        return f"Condition({self.text!r})"

    @property
    def names(self) -> set[str]:
        """Return all names that the condition uses, those of functions included."""
        return {node.id for node in ast.walk(self._tree) if isinstance(node, ast.Name)}

    def holds(self, names: Names) -> bool:
        """Return whether the condition is true. Raises `BadLesson` if it asks for something that is not there."""
        try:
            return bool(_value(self._tree, names, {}))
        except BadLesson:
            raise
        except (LookupError, TypeError, ValueError, ArithmeticError) as error:
            raise BadLesson(f"the condition {self.text!r} has no value: {error}") from error


def _value(node: ast.expr, names: Names, local: Mapping[str, Any]) -> Any:
    """Return the value of an expression; `local` holds the names that a `for` gives."""
    match node:
        case ast.Constant():
            return node.value
        case ast.Name():
            return local[node.id] if node.id in local else _named(node.id, names)
        case ast.Attribute():
            return _field(_value(node.value, names, local), node.attr)
        case ast.Subscript():
            return _value(node.value, names, local)[_value(node.slice, names, local)]
        case ast.BoolOp():
            found: Any = True
            for part in node.values:
                found = _value(part, names, local)
                if bool(found) == isinstance(node.op, ast.Or):
                    return found
            return found
        case ast.UnaryOp():
            inner = _value(node.operand, names, local)
            return not inner if isinstance(node.op, ast.Not) else -inner
        case ast.BinOp():
            return _BINARY[type(node.op)](_value(node.left, names, local), _value(node.right, names, local))
        case ast.Compare():
            return _compared(node, names, local)
        case ast.IfExp():
            return _value(node.body if _value(node.test, names, local) else node.orelse, names, local)
        case ast.List():
            return [_value(part, names, local) for part in node.elts]
        case ast.GeneratorExp():
            return _each(node, names, local)
        case ast.Call(func=ast.Name(id=name)):
            called = FUNCTIONS[name] if name in FUNCTIONS else _named(name, names)
            given = {word.arg: _value(word.value, names, local) for word in node.keywords if word.arg}
            return called(*(_value(part, names, local) for part in node.args), **given)
    raise BadLesson(f"{ast.unparse(node)} has no value")


def _compared(node: ast.Compare, names: Names, local: Mapping[str, Any]) -> bool:
    left = _value(node.left, names, local)
    for way, part in zip(node.ops, node.comparators, strict=True):
        right = _value(part, names, local)
        if not _COMPARE[type(way)](left, right):
            return False
        left = right
    return True


def _each(node: ast.GeneratorExp, names: Names, local: Mapping[str, Any]) -> Iterator[Any]:
    (over,) = node.generators
    assert isinstance(over.target, ast.Name)
    for item in _value(over.iter, names, local):
        inside = {**local, over.target.id: item}
        if all(_value(only, names, inside) for only in over.ifs):
            yield _value(node.elt, names, inside)


def _named(name: str, names: Names) -> Any:
    try:
        return names(name)
    except KeyError as error:
        known = error.args[0] if error.args and isinstance(error.args[0], list) else []
        raise BadLesson(f"a condition names {name!r}, which is not known.{hint(name, known)}") from None


def _field(value: Any, name: str) -> Any:
    if not isinstance(value, Mapping):
        raise BadLesson(f"a condition asks for the field {name!r} of {value!r}, which has no fields")
    if name not in value:
        raise BadLesson(f"a condition asks for the field {name!r}; there are {one_of(value)}")
    return value[name]
