"""Arguments that vary, with which MindSpore's functions run in the interpreter."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.varying import varying_arguments
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG674",
    "varying-argument-interpreted",
    "a function of MindSpore gets an argument that varies, and only the interpreter takes it",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for varying in varying_arguments(function, node):
        if varying.outcome == "interpreted":
            text, called = ast.unparse(varying.node), ast.unparse(node.func)
            message = (
                f"`{called}` gets `{text}` for `{varying.parameter}`, which is only known when the graph "
                f"runs ({varying.by.value} makes it): only the interpreter takes that"
            )
            advice = "pass a constant, or an `if` statement with a call for each value"
            yield Hit(RULE, function, varying.node, message, advice=advice)
