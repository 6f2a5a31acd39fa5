"""The builtin `next`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_unread, is_unused
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG616", "next-in-graph", "`next` is called in graph code", on=("call builtins.next",), sure=True
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and is_unused(function, node):  # the compiler drops it
        return
    if isinstance(function.parents[node], ast.BinOp) and is_unread(function, node):
        return
    message = f"graph code has no iterators: `{function.module.source.segment(node)}` does not compile"
    advice = "loop with `for`, or take an item by its index"
    yield Hit(RULE, function, node, message, advice=advice)
