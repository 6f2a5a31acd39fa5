"""Lists and dicts that outlive the call, as inputs and globals do: which changes last.

At LAX some changes reach the Python object, as they do in PyNative; others change a version that only the
graph has. Elsewhere all are lost. Probes d27, z102, z103, x16, x17, y05, z15.
"""

from __future__ import annotations

import ast
import enum
import re
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes_argument
from msgraph_lint.analyses.containers.lists import takes_position
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import Variable
from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.values.value import Kind

_LIST_METHODS = {"append", "insert", "extend", "reverse", "pop"}
_LOST = {"append", "clear", "update"}
_CONTAINER = re.compile(r"\b(list|dict|List|Dict|MutableSequence|MutableMapping)\b")

CHANGES = (
    "method append",
    "method clear",
    "method extend",
    "method insert",
    "method pop",
    "method reverse",
    "method update",
    "set []",
)
"""The events that :func:`change_of` looks at."""


class Lasts(enum.Enum):
    """On which targets Python sees the change."""

    NOWHERE = "no version and level"
    AT_LAX = "LAX only"


def of_input(function: GraphFunction, change: Change) -> Lasts | None:
    """On which targets Python sees a change of an argument that comes from outside graph code."""
    if not function.is_entry or function.calls or not changes_argument(function, change):
        return None
    return _of_input(function, change) if _may_be_container(function, change.name) else None


def of_global(function: GraphFunction, change: Change) -> Lasts | None:
    """On which targets Python sees a change of a list or dict of the module, or of a function around."""
    value = _value_outside(function, change.name)
    return _of_global(function, change, value) if value is not None else None


def _value_outside(function: GraphFunction, name: str) -> ast.expr | None:
    """What the module, or a function around that Python runs, binds ``name`` to."""
    if function.is_local(name):
        return None
    scope = function.outer
    while scope is not None and not scope.is_local(name):
        scope = scope.outer
    if isinstance(scope, GraphFunction):
        return None
    if scope is None:
        found = function.module.lookup(name)
        return found.value if isinstance(found, Variable) else None
    bound = scope.bindings.get(name, [])
    is_whole = len(bound) == 1 and bound[0].item is None and not bound[0].iterated
    return bound[0].value if is_whole and name not in scope.parameter_names else None


def name_of_global(function: GraphFunction, change: Change) -> str:
    """What to call it in a message."""
    return f"`{change.name}`" if function.binds(change.name) else f"the global `{change.name}`"


def change_of(node: ast.Subscript | ast.Call) -> Change | None:
    """The item assigned or the method called, by the name of its owner."""
    if isinstance(node, ast.Call):
        method = method_of(node)
        owner, key, name = method.value, None, method.attr
    else:
        owner, key, name = node.value, node.slice, ""
    return Change(node, owner.id, key, name) if isinstance(owner, ast.Name) else None


def _may_be_container(function: GraphFunction, name: str) -> bool:
    """Whether nothing says that the parameter is something else, or that its default is changed."""
    parameter = next(arg for arg in function.info.parameters if arg.arg == name)
    if parameter.annotation is not None and not _CONTAINER.search(ast.unparse(parameter.annotation)):
        return False
    default = function.info.default(name)
    return default is None or is_none_literal(default)


def _of_input(function: GraphFunction, change: Change) -> Lasts | None:
    kind = function.name_value(change.name).kind
    if change.key is not None:
        if kind is Kind.LIST:
            return Lasts.NOWHERE
        is_text = isinstance(change.key, ast.Constant) and isinstance(change.key.value, str)
        return Lasts.AT_LAX if kind in (Kind.DICT, Kind.UNKNOWN) and is_text else None
    if kind is Kind.DICT or (kind is Kind.LIST and change.method == "clear"):
        return Lasts.NOWHERE if change.method in ("update", "clear") else None
    if kind not in (Kind.LIST, Kind.UNKNOWN) or change.method not in _LIST_METHODS:
        return None
    if change.method == "pop" and isinstance(change.node, ast.Call) and not takes_position(change.node):
        return None
    return Lasts.NOWHERE if change.method in _LOST else Lasts.AT_LAX


def _of_global(function: GraphFunction, change: Change, value: ast.expr) -> Lasts | None:
    if isinstance(value, ast.List):
        if change.key is not None or change.method in _LOST:
            return Lasts.NOWHERE
        if change.method not in _LIST_METHODS:
            return None
        is_statement = isinstance(function.parents[change.node], ast.Expr)
        is_whole = any(_is_whole(function, node) for node in _reads(function, change.name))
        return Lasts.AT_LAX if is_statement and not is_whole else Lasts.NOWHERE
    if not isinstance(value, ast.Dict):
        return None
    if change.key is None:
        return Lasts.NOWHERE if change.method in _LOST else None
    return Lasts.NOWHERE if not value.keys or _is_update(function, change) else Lasts.AT_LAX


def _is_update(function: GraphFunction, change: Change) -> bool:
    """Whether the new item comes from the dict itself: the compiler has taken the old one in."""
    statement = function.statement_of(change.node)
    if isinstance(statement, ast.AugAssign):
        return True
    value = getattr(statement, "value", None)
    return isinstance(value, ast.expr) and any(
        isinstance(node, ast.Name) and node.id == change.name for node in ast.walk(value)
    )


def _reads(function: GraphFunction, name: str) -> Iterator[ast.Name]:
    return (node for node in function.named(name) if isinstance(node.ctx, ast.Load))


def _is_whole(function: GraphFunction, node: ast.Name) -> bool:
    """Whether the list is read as a whole: its length, as a tuple … is a constant of the graph."""
    return not isinstance(function.parents[node], (ast.Attribute, ast.Subscript))
