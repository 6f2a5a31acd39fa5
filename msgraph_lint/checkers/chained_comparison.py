"""``a < b < c``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG132", "chained-comparison", "a comparison with two or more operators", on=("operator chained",)
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    text = function.module.source.segment(node)
    message = f"`{text}` does not compile: a comparison has one operator"
    yield Hit(RULE, function, node, message, advice="join two comparisons with `and`")
