"""``else`` of a loop in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG110", "loop-else", "`else` of a loop is not in the graph language", on=("node For", "node While")
)


def check(function: GraphFunction, node: ast.For | ast.While) -> Iterator[Hit]:
    if node.orelse:
        word = "for" if isinstance(node, ast.For) else "while"
        message = f"the graph language has no `else` of a `{word}` loop"
        advice = "write the block after the loop, under an `if` on a name that says how the loop ended"
        yield Hit(RULE, function, node, message, advice=advice)
