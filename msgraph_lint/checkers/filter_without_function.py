"""``filter(None, …)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG332",
    "filter-without-function",
    "`filter` gets None for its function",
    on=("call builtins.filter",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 2 and function.value(node.args[0]).kind is Kind.NONE:
        message = "the compiler calls what `filter` gets for its function, and None cannot be called"
        advice = "write what is asked for: `filter(lambda item: item is not None, items)`"
        yield Hit(RULE, function, node, message, advice=advice)
