"""MindSpore's context read or set in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import library_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.forbidden import context_functions
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule("MSG608", "context-in-graph", "MindSpore's context is read or set in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    for name, node in library_calls(function, "mindspore"):
        if f"mindspore.{name}" in context_functions():
            message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
            advice = beforehand(function, "call it", "the result")
            yield Hit(RULE, function, node, message, advice=advice)
