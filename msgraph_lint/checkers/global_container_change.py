"""Module-level lists and dicts that graph code changes in vain."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lasting import Lasts, global_changes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG706",
    "global-container-change",
    "a change of a module-level list or dict is lost",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for change in global_changes(function, Lasts.NOWHERE):
        message = f"the global `{change.name}` keeps its items: graph code changes a version of its own"
        advice = "return what is new, and collect it in Python"
        yield Hit(RULE, function, change.node, message, advice=advice)
