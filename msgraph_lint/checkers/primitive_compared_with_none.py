"""``== None`` on a Primitive."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.compared import none_comparisons
from msgraph_lint.graph.values import Kind
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG410", "primitive-compared-with-none", "`== None` on a Primitive such as `ops.ReLU()`")


def check(function: GraphFunction) -> Iterator[Hit]:
    for comparison in none_comparisons(function):
        if function.value(comparison.operand).kind is Kind.PRIMITIVE:
            operator, better = ("==", "is") if comparison.is_equal else ("!=", "is not")
            message = f"`{operator}` has no meaning for a Primitive in graph code"
            yield Hit(RULE, function, comparison.node, message, advice=f"write `{better} None`")
