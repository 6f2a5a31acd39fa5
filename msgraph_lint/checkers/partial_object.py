"""``functools.partial`` objects that graph code calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import is_partial
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG523",
    "partial-object",
    "graph code calls a `partial` object that was made outside it",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    is_taken = isinstance(node.func, ast.Subscript) or getattr(node.func, "id", None) in function.bindings
    if is_taken and not function.target.has_levels:
        return  # MindSpore 2.0 cannot take one from a container and call it
    if is_partial(function.value(node.func)) and gets_tensor(function, node):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is a `partial` object: the interpreter calls it, outside the graph"
        advice = "write a method or function that passes the arguments, or call `partial` in graph code"
        yield Hit(RULE, function, node, message, advice=advice)
