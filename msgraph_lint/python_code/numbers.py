"""Numbers that the source shows."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable

_OPERATORS: dict[type[ast.operator], Callable[[float, float], float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
}


def number(node: ast.expr | None) -> float | None:
    """The number that ``node`` is: ``0.1``, ``-1``, ``1 - 0.03``; None for everything else."""
    if isinstance(node, ast.Constant):
        value = node.value
        return value if isinstance(value, (int, float)) and not isinstance(value, bool) else None
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        value = number(node.operand)
        return -value if value is not None else None
    if isinstance(node, ast.BinOp) and type(node.op) in _OPERATORS:
        left, right = number(node.left), number(node.right)
        return _OPERATORS[type(node.op)](left, right) if left is not None and right is not None else None
    return None


def integer(node: ast.expr | None) -> int | None:
    """The same for an int."""
    value = number(node)
    return value if isinstance(value, int) else None
