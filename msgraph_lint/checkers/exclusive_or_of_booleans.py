"""``^`` of two truth values that the compiler knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG651",
    "exclusive-or-of-booleans",
    "`^` is computed of two truth values",
    on=("operator BitXor", "node AugAssign"),
    sure=True,
)


def check(function: GraphFunction, node: ast.BinOp | ast.AugAssign) -> Iterator[Hit]:
    if isinstance(node, ast.BinOp):
        operands = (node.left, node.right)
    elif isinstance(node.op, ast.BitXor):
        operands = (node.target, node.value)
    else:
        return
    kinds = {function.value(operand).kind for operand in operands}
    if kinds == {Kind.BOOL} and not any(map(function.is_left_to_python, operands)):
        message = "graph code has `^` of integers and Tensors, not of truth values"
        yield Hit(RULE, function, node, message, advice="compare them with `!=`")
