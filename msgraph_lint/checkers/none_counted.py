"""``count(None)`` and ``index(None)`` of lists and tuples."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG684",
    "none-counted",
    "graph code looks for None in a list or tuple by `count` or `index`",
    on=("method count", "method index"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    owner = function.value(method.value)
    if owner.kind not in (Kind.LIST, Kind.TUPLE) or len(node.args) != 1:
        return
    if function.value(node.args[0]).kind is Kind.NONE:
        message = f"the compiler does not find None by `{function.module.source.segment(node)}`"
        advice = "go through the items, and ask each with `is None`"
        yield Hit(RULE, function, node, message, advice=advice)
