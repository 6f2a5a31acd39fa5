"""``== None`` on a Primitive."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.compared import none_comparison
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG410",
    "primitive-compared-with-none",
    "`== None` on a Primitive such as `ops.ReLU()`",
    on=("operator Eq", "operator NotEq"),
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    comparison = none_comparison(node)
    if comparison is None:
        return
    if function.value(comparison.operand).kind is Kind.PRIMITIVE:
        operator, better = ("==", "is") if comparison.is_equal else ("!=", "is not")
        message = f"`{operator}` has no meaning for a Primitive in graph code"
        yield Hit(RULE, function, node, message, advice=f"write `{better} None`")
