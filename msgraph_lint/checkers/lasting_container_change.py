"""Lists and dicts of Python, inputs and globals, that graph code changes for itself only, except at LAX."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lasting import Lasts, global_changes, input_changes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG715",
    "lasting-container-change",
    "a list or dict of Python is changed in graph code, which only LAX passes on",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for change in input_changes(function, Lasts.AT_LAX):
        message = f"the caller's `{change.name}` stays as it is: graph code changes a version of its own"
        yield Hit(RULE, function, change.node, message, advice=f"return `{change.name}`")
    for change in global_changes(function, Lasts.AT_LAX):
        message = f"the global `{change.name}` stays as it is: graph code changes a version of its own"
        advice = "return what is new, and change the global in Python"
        yield Hit(RULE, function, change.node, message, advice=advice)
