"""Methods of plain objects that graph code calls with Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.made_tensors import Use, use_of
from msgraph_lint.graph.plain import is_plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG531",
    "plain-object-method",
    "graph code returns what a method of a plain object computes",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not isinstance(node.func, ast.Attribute) or not is_plain_object(function, node.func.value):
        return
    if gets_tensor(function, node) and (use_of(function, node) is Use.RETURNED):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is a method of a plain object: the interpreter calls it, outside the graph"
        advice = "make it a method of the Cell or a function, or decorate the class with `@jit_class`"
        yield Hit(RULE, function, node, message, advice=advice)
