"""Items of Parameters that are assigned at the end of a function which returns nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.resultless import lost_items
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG236",
    "parameter-item-lost-at-end",
    "an item of a Parameter is assigned at the end of a function that returns nothing",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for item in lost_items(function):
        text = function.module.source.segment(item)
        message = (
            f"the assignment to `{text}` is lost: nothing is returned after it, and a branch comes before"
        )
        advice = "return a value at the end, as in `return True`"
        yield Hit(RULE, function, item, message, advice=advice)
