"""Values popped from lists and dicts on ``self`` and used in the same expression."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG211",
    "attribute-pop-in-expression",
    "a value popped from a list or dict on `self` is used at once",
    on=("method pop", "method popitem"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.POPPED_IN_EXPRESSION:
        text = function.module.source.segment(node.func)
        what = container(function, node)
        message = f"`{text}` gives the graph a tuple of the {what} and the item, not the item"
        advice = f"use {'a key' if what == 'dict' else 'an index'} instead of `pop`"
        yield Hit(RULE, function, node, message, advice=advice)
