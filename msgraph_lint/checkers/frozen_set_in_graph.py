"""``frozenset(…)`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG670",
    "frozen-set-in-graph",
    "a `frozenset` is made in graph code",
    on=("call builtins.frozenset",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = "graph code cannot make a `frozenset`"
    yield Hit(RULE, function, node, message, advice="use a tuple")
