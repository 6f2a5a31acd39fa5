"""The context of parallel training read or reset in graph code."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import library_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.forbidden import parallel_context_functions
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG637",
    "parallel-context-in-graph",
    "the context of parallel training is read or reset in graph code",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for name, node in library_calls(function, "mindspore"):
        if f"mindspore.{name}" in parallel_context_functions():
            message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
            advice = beforehand(function, "call it", "the result")
            yield Hit(RULE, function, node, message, advice=advice)
