"""Lists on ``self`` that graph code extends or reverses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.containers import Change, change
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG207",
    "attribute-list-extension",
    "a list on `self` is extended or reversed in graph code",
    on=("method extend", "method insert", "method reverse"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.KEPT_AT_LAX:
        text = function.module.source.segment(node.func)
        message = f"`{text}` changes nothing: the list keeps the contents from when the graph was compiled"
        advice = "make a new list in a local name and return it"
        yield Hit(RULE, function, node, message, advice=advice)
