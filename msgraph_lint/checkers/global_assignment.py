"""Module-level names that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG705",
    "global-assignment",
    "an assignment to a `global` name is lost",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    names = {name for node in function.nodes(ast.Global) for name in node.names}
    for node in function.nodes(ast.Name):
        if node.id in names and isinstance(node.ctx, ast.Store):
            message = f"the global `{node.id}` keeps its value: graph code assigns a name of its own"
            advice = "return the value, or keep it in a Parameter"
            yield Hit(RULE, function, node, message, advice=advice)
