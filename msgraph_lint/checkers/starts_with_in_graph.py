"""`startswith` and `endswith` in conditions."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.calls import is_condition, method_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG619", "starts-with-in-graph", "an `if` asks a string for `startswith` or `endswith` in graph code"
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for node, method in method_calls(function, ("startswith", "endswith")):
        if function.value(method.value).kind is Kind.STR and is_condition(function, node):
            message = f"graph code cannot decide `{function.module.source.segment(node)}`"
            advice = "ask in `__init__`, and keep the answer on `self`"
            yield RULE.finding(function, node, message, advice=advice)
