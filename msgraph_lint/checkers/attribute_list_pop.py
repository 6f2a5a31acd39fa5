"""Items that graph code pops from lists on ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG208",
    "attribute-list-pop",
    "an item of a list on `self` is popped in graph code",
    on=("method pop", "method popitem"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.POPPED:
        text = function.module.source.segment(node.func)
        message = f"`{text}` leaves the list as it is"
        advice = "use an index instead of `pop`"
        yield Hit(RULE, function, node, message, advice=advice)
