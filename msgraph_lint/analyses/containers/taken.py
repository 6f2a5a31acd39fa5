"""What takes an item of a list, so that it cannot do with an empty one."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import is_builtin, joined_by
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.values.value import Kind

_DIVISIONS = (ast.Div, ast.FloorDiv, ast.Mod)


def taken_from(function: GraphFunction, node: ast.AST | None) -> ast.expr | None:
    """The list that ``node`` takes an item of, stacks, or by the length of which it divides."""
    if isinstance(node, ast.Subscript):
        is_item = isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice)
        return node.value if is_item else None
    if isinstance(node, ast.BinOp):
        divisor = node.right if isinstance(node.op, _DIVISIONS) else None
        if not (isinstance(divisor, ast.Call) and is_builtin(function, divisor.func, "len")):
            return None
        return divisor.args[0] if divisor.args and _is_number(function, node.left, divisor.args[0]) else None
    if not isinstance(node, ast.Call):
        return None
    if is_builtin(function, node.func, "max", "min"):
        return node.args[0] if len(node.args) == 1 and not node.keywords else None
    return joined_by(function, node)


def _is_number(function: GraphFunction, node: ast.expr, items: ast.expr) -> bool:
    """Whether it is a number, which cannot be divided by zero: the sum of the empty list ``items`` is."""
    if isinstance(node, ast.Call) and is_builtin(function, node.func, "sum") and node.args:
        return ast.dump(node.args[0]) == ast.dump(items)
    return not function.value(node).may_be(Kind.TENSOR, Kind.PARAMETER)


def is_empty_list(node: ast.expr | None) -> bool:
    """Whether it is ``[]``."""
    return isinstance(node, ast.List) and not node.elts
