"""Lists inside lists and dicts on ``self`` that graph code changes."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.containers import Change, changes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG221",
    "nested-attribute-container-mutation",
    "a list inside a list or dict on `self` is changed in graph code",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in changes(function, Change.NESTED):
        text = function.module.source.segment(node.func)
        message = f"`{text}` changes nothing that lasts"
        advice = "collect in a local list and return it"
        yield Hit(RULE, function, node, message, advice=advice)
