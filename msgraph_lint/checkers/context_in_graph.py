"""MindSpore's context read or set in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.forbidden import context_functions
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG608",
    "context-in-graph",
    "MindSpore's context is read or set in graph code",
    on=tuple(f"call {name}" for name in sorted(context_functions())),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node.func)}` is forbidden in graph code"
    advice = beforehand(function, "call it", "the result")
    yield Hit(RULE, function, node, message, advice=advice)
