"""``yield`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG108",
    "yield-expression",
    "a generator function is used in graph code",
    on=("node Yield", "node YieldFrom"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    node = function.nodes(ast.Yield, ast.YieldFrom)[0]
    message = f"`{function.info.name}` is a generator, and the graph language has no `yield`"
    yield Hit(RULE, function, node, message, advice="return a list or tuple of the values")
