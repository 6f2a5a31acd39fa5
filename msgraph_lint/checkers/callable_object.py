"""Objects of plain Python classes that graph code calls."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import is_plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG524",
    "callable-object",
    "graph code calls an object of a plain class with Tensors",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_plain_object(function, node.func) and gets_tensor(function, node):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is an object of a plain class: the interpreter calls it, outside the graph"
        advice = "make its class a Cell, decorate it with `@jit_class`, or call a method of it"
        yield Hit(RULE, function, node, message, advice=advice)
