"""Values popped from lists and dicts on ``self`` and used in the same expression."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.containers import Change, changes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG211",
    "attribute-pop-in-expression",
    "a value popped from a list or dict on `self` is used at once",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in changes(function, Change.POPPED_IN_EXPRESSION):
        text = function.module.source.segment(node.func)
        what = container(function, node)
        message = f"`{text}` gives the graph a tuple of the {what} and the item, not the item"
        advice = f"use {'a key' if what == 'dict' else 'an index'} instead of `pop`"
        yield Hit(RULE, function, node, message, advice=advice)
