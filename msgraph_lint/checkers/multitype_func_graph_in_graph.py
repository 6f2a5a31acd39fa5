"""``ops.MultitypeFuncGraph(…)`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG508",
    "multitype-func-graph-in-graph",
    "`MultitypeFuncGraph` cannot be created in graph code",
    on=("callee mindspore.ops.MultitypeFuncGraph",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node.func)}` cannot be created in graph code"
    advice = "create it at module level and register its functions there"
    yield Hit(RULE, function, node, message, advice=advice)
