"""Lists on ``self`` that graph code sorts, items that it removes, defaults that it sets."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG209",
    "attribute-container-rearrangement",
    "a list on `self` is sorted, or a list or dict on `self` loses items or gets defaults",
    on=("method pop", "method popitem", "method remove", "method setdefault", "method sort"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.REARRANGED:
        text = function.module.source.segment(node.func)
        what = container(function, node)
        message = f"`{text}` leaves the {what} as it is"
        advice = f"do this in `__init__`, or make a new {what}"
        yield Hit(RULE, function, node, message, advice=advice)
