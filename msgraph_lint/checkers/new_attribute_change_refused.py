"""Changes of what graph code has just put on ``self`` that do not compile."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.made_in_graph import NewChange, missing_item, new_change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG256",
    "new-attribute-change-refused",
    "a container that graph code assigns to an attribute is changed there, which does not compile",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    change = new_change(function, node)
    if change not in (NewChange.REFUSED, NewChange.MISSED):
        return
    if not function.surely_compiles(node) and not function.assumes_reached():
        return
    text = function.module.source.segment(node)
    message = f"`{text}` does not compile: `__init__` does not set the attribute"
    if change is NewChange.MISSED and (item := missing_item(function, node)) is not None:
        message = f"`{text}` is lost: there is no such item on line {item.lineno}, which does not compile"
    advice = "fill a local name, and assign the attribute when it is complete"
    yield Hit(RULE, function, node, message, advice=advice)
