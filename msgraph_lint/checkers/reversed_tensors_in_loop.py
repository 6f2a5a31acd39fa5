"""``for … in reversed(…)`` over Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import is_reversed_loop
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG668",
    "reversed-tensors-in-loop",
    "a loop goes through `reversed(…)` of a list of Tensors",
    on=("call builtins.reversed",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_reversed_loop(function, node):
        text = function.module.source.segment(node)
        message = f"the interpreter runs `{text}`, outside the graph"
        yield Hit(RULE, function, node, message, advice="loop over `[::-1]` of the list")
