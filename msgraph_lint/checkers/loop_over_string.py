"""The characters of strings in loops."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.strings import looped_strings
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule("MSG662", "loop-over-string", "a loop goes through a string")


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in looped_strings(function):
        text = function.module.source.segment(node)
        message = f"the interpreter takes the characters of `{text}`, outside the graph"
        advice = beforehand(function, "take the characters", "a tuple of them")
        yield Hit(RULE, function, node, message, advice=advice)
