"""``initializer(…)`` and Initializers in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG504",
    "initializer-in-graph",
    "`initializer` and the Initializer classes cannot be used in graph code",
    on=("callee mindspore.common.initializer.*",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node.func)}(…)` cannot be used in graph code"
    advice = "initialise in `__init__`, or make the Tensor with `ops.ones`, `ops.zeros` or `ops.full`"
    yield Hit(RULE, function, node, message, advice=advice)
