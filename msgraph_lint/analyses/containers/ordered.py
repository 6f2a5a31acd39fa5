"""``<`` and its like between tuples or lists, which the compiler compares item by item, as numbers.

The first two items that differ decide: what comes after them is no concern. Cases of ``order_of_sequences``.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.values.value import MISSING, TENSORS, Kind, Value

_ORDERING = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_SEQUENCES = {Kind.LIST, Kind.TUPLE}
_REFUSED = {*TENSORS, *_SEQUENCES, Kind.STR}


def refused_item(function: GraphFunction, node: ast.Compare) -> tuple[ast.expr, Kind] | None:
    """A sequence that is ordered, and what an item is that the compiler surely comes to and refuses."""
    operands = [node.left, *node.comparators]
    for one, op, other in zip(operands, node.ops, node.comparators, strict=False):
        refused = _refused(function.value(one), function.value(other)) if isinstance(op, _ORDERING) else None
        if refused is not None:
            return one, refused.kind
    return None


def _refused(one: Value, other: Value) -> Value | None:
    if one.kind not in _SEQUENCES or other.kind is not one.kind:
        return None
    for pair in zip(one.items or (), other.items or (), strict=False):
        refused = next(
            (item for item in pair if item.kind in _REFUSED and not _is_left_to_python(item)), None
        )
        if refused is not None or pair[0].literal is MISSING or pair[0] != pair[1]:
            return refused
    return None


def _is_left_to_python(item: Value) -> bool:
    """Whether LAX lets the interpreter compare it: what that made, and sequences that hold Tensors."""
    return bool(item.interpreted) or (item.kind in _SEQUENCES and item.is_variable)
