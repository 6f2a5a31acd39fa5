"""``is`` between Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG318",
    "identity-of-tensors",
    "`is` or `is not` between two Tensors",
    on=("operator Is", "operator IsNot"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    sides = (node.left, node.comparators[0])
    values = [function.value(side) for side in sides]
    if all(value.is_tensor for value in values) and any(value.is_variable for value in values):
        word = "is" if isinstance(node.ops[0], ast.Is) else "is not"
        left, right = (function.module.source.segment(side) for side in sides)
        message = f"whether `{left}` {word} `{right}` is no question for a graph: both are Tensors"
        advice = "compare values, or let an argument of type bool say it"
        yield Hit(RULE, function, node, message, advice=advice)
