"""Arguments that MindSpore's functions want as constants, and that are known only when the graph runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.varying import varying_arguments
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG538",
    "varying-argument-refused",
    "a function of MindSpore gets an argument that varies where the graph needs a constant",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for varying in varying_arguments(function, node):
        if varying.outcome == "error":
            text, called = ast.unparse(varying.node), ast.unparse(node.func)
            message = (
                f"`{called}` needs a constant `{varying.parameter}`, and `{text}` is only known when the "
                f"graph runs ({varying.by.value} makes it)"
            )
            advice = "pass a constant, or an `if` statement with a call for each value"
            yield Hit(RULE, function, varying.node, message, advice=advice)
