"""`mindspore.log` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG609",
    "mindspore-log-in-graph",
    "`mindspore.log` is called in graph code",
    on=("call mindspore.log.*",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
    advice = "use `print`, or log outside graph code"
    yield Hit(RULE, function, node, message, advice=advice)
