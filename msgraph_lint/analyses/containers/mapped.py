"""What ``map`` goes through: to the compiler lists of one length, or tuples of one length, and nothing else.

Python takes whatever can be gone through, and stops where the shortest ends. A ``range``, ``zip``, CellList
or list of layers on ``self`` is a tuple to the compiler. Cases of ``map_over_unlike``.
"""

from __future__ import annotations

import ast
from itertools import combinations

from msgraph_lint.compiler.calls import is_builtin, is_cell_list
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import unpacked
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import NUMBERS, Kind, Value

_PLAIN = {*NUMBERS, Kind.DICT, Kind.DTYPE, Kind.LIST, Kind.NONE, Kind.STR, Kind.TENSOR, Kind.TUPLE}
"""What leaves a list on ``self`` a list."""
_COMPILED = {Kind.CELL, Kind.FUNCTION, Kind.PARAMETER, Kind.PRIMITIVE}
"""What makes a tuple of it."""
_REFUSED = {Kind.DICT, Kind.PARAMETER, Kind.STR, Kind.TENSOR}


def refused(function: GraphFunction, call: ast.Call) -> ast.expr | None:
    """The first thing that ``map`` surely goes through, and that is no sequence to the compiler."""
    nodes = _gone_through(call)
    if any(function.value(node).kind is Kind.UNKNOWN for node in nodes):
        return None  # an array of NumPy leaves all of it to the interpreter
    refused = (node for node in nodes if function.value(node).kind in _REFUSED)
    return next((node for node in refused if not function.value(node).interpreted), None)


def unlike(function: GraphFunction, call: ast.Call) -> tuple[ast.expr, ast.expr] | None:
    """Two of the sequences that ``map`` goes through which surely differ in kind or length."""
    shapes = [(node, *_shape(function, node)) for node in _gone_through(call)]
    for (one, kind, length), (other, other_kind, other_length) in combinations(shapes, 2):
        if kind is None or other_kind is None:
            continue
        is_longer = length is not None and other_length is not None and length != other_length
        if kind is not other_kind or is_longer:
            return one, other
    return None


def _gone_through(call: ast.Call) -> list[ast.expr]:
    nodes = list(unpacked(call.args))[1:]
    return [] if any(isinstance(node, ast.Starred) for node in nodes) else nodes


def _shape(function: GraphFunction, node: ast.expr) -> tuple[Kind | None, int | None]:
    """Whether it is a list or tuple to the compiler, and how long, as far as that is sure."""
    value = function.value(node)
    length = len(value.items) if value.items is not None else None
    if value.interpreted:
        return None, None
    if isinstance(node, ast.Call) and is_builtin(function, node.func, "enumerate", "zip"):
        return Kind.TUPLE, None
    if value.kind in (Kind.RANGE, Kind.TUPLE) or is_cell_list(value):
        return Kind.TUPLE, length
    if value.kind is not Kind.LIST:
        return None, None
    parts = value.items if value.items is not None else (value.each,)
    if isinstance(node, (ast.List, ast.ListComp)) or _are(parts, _PLAIN):
        return Kind.LIST, length
    is_kept = attribute_of(node, function.self_name) is not None
    return (Kind.TUPLE, length) if is_kept and _are(parts, _COMPILED) else (None, None)


def _are(parts: tuple[Value | None, ...], kinds: set[Kind]) -> bool:
    return bool(parts) and all(part is not None and part.kind in kinds for part in parts)
