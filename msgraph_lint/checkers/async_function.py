"""``async def`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG112",
    "async-function",
    "`async def` is not in the graph language",
    on=("function async", "node AsyncFunctionDef"),
)


def check(function: GraphFunction, node: ast.AsyncFunctionDef) -> Iterator[Hit]:
    message = f"`{node.name}` is a coroutine, which the graph language does not have"
    yield Hit(RULE, function, node, message, advice="define it by `def`")
