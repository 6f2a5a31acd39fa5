"""``functools.partial`` objects that graph code calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import made_by
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG523",
    "partial-object",
    "graph code calls a `partial` object that was made outside it",
    on=("node Call",),
    sure=True,
)
_PARTIALS = {External("functools.partial"), External("mindspore.ops.partial")}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if made_by(function, node.func) not in _PARTIALS:
        return
    if gets_tensor(function, node):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is a `partial` object: the interpreter calls it, outside the graph"
        advice = "write a method or function that passes the arguments, or call `partial` in graph code"
        yield Hit(RULE, function, node, message, advice=advice)
