"""``frozenset(…)`` in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import builtin_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG670", "frozen-set-in-graph", "a `frozenset` is made in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    for _, node in builtin_calls(function, "frozenset"):
        message = "graph code cannot make a `frozenset`"
        yield Hit(RULE, function, node, message, advice="use a tuple")
