"""What the interpreter made of a shape, which functions of MindSpore 2.0 take for integers."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.shapeless import is_reached, misread
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import place

RULE = Rule(
    "MSG753",
    "interpreted-value-misread",
    "a function takes what the interpreter made of a shape for integers",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    given = misread(function, node)
    if given is None or not is_reached(function, node):
        return
    segment = function.module.source.segment
    made = function.value(given).interpreted
    message = (
        f"`{segment(node.func)}` takes `{segment(given)}`, which the interpreter made "
        f"({place(function, made)}), for a row of integers"
    )
    advice = "make the number in `__init__`, or with `** 0.5` and other operators, which are the graph's"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)
