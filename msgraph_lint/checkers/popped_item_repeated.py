"""Items that graph code pops from lists on ``self``, and that are the same at each call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG269",
    "popped-item-repeated",
    "an item of a list on `self` is popped in graph code, and each call gets the same",
    on=("method pop",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.POPPED_AGAIN:
        text = function.module.source.segment(node.func)
        message = f"`{text}` leaves the list as it is: each call of the network gets the same item"
        advice = "use an index instead of `pop`"
        yield Hit(RULE, function, node, message, advice=advice)
