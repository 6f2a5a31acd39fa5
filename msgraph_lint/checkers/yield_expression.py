"""``yield`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG108", "yield-expression", "a generator function is used in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    node = next(function.nodes(ast.Yield, ast.YieldFrom), None)
    if node is not None:
        message = f"`{function.info.name}` is a generator, and the graph language has no `yield`"
        yield Hit(RULE, function, node, message, advice="return a list or tuple of the values")
