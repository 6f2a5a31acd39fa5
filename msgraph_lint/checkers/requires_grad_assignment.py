"""`requires_grad` of Parameters set in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG606",
    "requires-grad-assignment",
    "`requires_grad` of a Parameter is set in graph code",
    on=("set requires_grad",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if function.value(node.value).kind is Kind.PARAMETER:
        message = f"graph code cannot set `{function.module.source.segment(node)}`"
        advice = "set it in `__init__`, or stop the gradient with `ops.stop_gradient`"
        yield Hit(RULE, function, node, message, advice=advice)
