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


Sequence = tuple[ast.expr, Value]
"""What ``map`` goes through, or the row of arguments that it comes from, and what it is."""


def refused(function: GraphFunction, call: ast.Call) -> Sequence | None:
    """The first thing that ``map`` surely goes through, and that is no sequence to the compiler."""
    found = _gone_through(function, call)
    if any(value.kind is Kind.UNKNOWN for _, value in found):
        return None  # an array of NumPy leaves all of it to the interpreter
    return next((each for each in found if each[1].kind in _REFUSED and not each[1].interpreted), None)


def unlike(function: GraphFunction, call: ast.Call) -> tuple[ast.expr, ast.expr] | None:
    """Two of the sequences that ``map`` goes through which surely differ in kind or length."""
    shapes = [(node, *_shape(function, node, value)) for node, value in _gone_through(function, call)]
    for (one, kind, length), (other, other_kind, other_length) in combinations(shapes, 2):
        if kind is None or other_kind is None:
            continue
        is_longer = length is not None and other_length is not None and length != other_length
        if kind is not other_kind or is_longer:
            return one, other
    return None


def _gone_through(function: GraphFunction, call: ast.Call) -> list[Sequence]:
    """The arguments after the function; those of ``*args`` one by one, where the source shows them all."""
    found: list[Sequence] = []
    for node in list(unpacked(call.args))[1:]:
        if not isinstance(node, ast.Starred):
            found.append((node, function.value(node)))
            continue
        items = function.value(node.value).items
        if items is None:
            return []
        found += [(node.value, each) for each in items]
    return found


def _shape(function: GraphFunction, node: ast.expr, value: Value) -> tuple[Kind | None, int | None]:
    """Whether it is a list or tuple to the compiler, and how long, as far as that is sure."""
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
