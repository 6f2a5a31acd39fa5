"""``n ** -1`` of integers: Python gives a fraction, graph code 0."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG658",
    "integer-to-negative-power",
    "an integer is raised to a negative power",
    on=("operator Pow", "call builtins.pow"),
    sure=True,
)


def check(function: GraphFunction, node: ast.BinOp | ast.Call) -> Iterator[Hit]:
    operands = (node.left, node.right) if isinstance(node, ast.BinOp) else node.args
    if len(operands) != 2:
        return
    base, exponent = (function.value(each) for each in operands)
    is_integer = base.kind is Kind.INT and base.is_constant and base.literal not in (1, -1)
    is_integer = is_integer and not function.is_left_to_python(operands[0])
    if is_integer and isinstance(exponent.literal, int) and exponent.literal < 0:
        text = function.module.source.segment(node)
        message = f"graph code computes `{text}` in integers, and loses the fraction"
        yield Hit(RULE, function, node, message, advice=f"write the exponent as `{exponent.literal}.0`")
