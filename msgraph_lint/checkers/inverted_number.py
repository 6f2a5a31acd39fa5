"""``~`` on numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule("MSG140", "inverted-number", "`~` is applied to a number", on=("operator Invert",), sure=True)


def check(function: GraphFunction, node: ast.UnaryOp) -> Iterator[Hit]:
    value = function.value(node.operand)
    if value.is_constant and value.kind in (Kind.INT, Kind.BOOL):
        operand = function.module.source.segment(node.operand)
        message = f"`~{operand}` does not compile: the graph language inverts Tensors only"
        advice = f"write `not {operand}` or `-1 - {operand}`"
        yield Hit(RULE, function, node, message, advice=advice)
