"""``for … in reversed(…)`` over Tensors."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.loops import reversed_loops
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG668", "reversed-tensors-in-loop", "a loop goes through `reversed(…)` of a list of Tensors")


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in reversed_loops(function):
        text = function.module.source.segment(node)
        message = f"the interpreter runs `{text}`, outside the graph"
        yield Hit(RULE, function, node, message, advice="loop over `[::-1]` of the list")
