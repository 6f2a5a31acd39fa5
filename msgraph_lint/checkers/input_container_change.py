"""Lists and dicts that enter the graph and are changed there in vain."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lasting import Lasts, input_changes
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG714",
    "input-container-change",
    "a list or dict that enters the graph is changed, and the Python caller does not see it",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for change in input_changes(function, Lasts.NOWHERE):
        message = f"the caller's `{change.name}` stays as it is: graph code changes a version of its own"
        yield Hit(RULE, function, change.node, message, advice=f"return `{change.name}`")
