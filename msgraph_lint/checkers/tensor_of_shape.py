"""``Tensor(x.shape[0])`` that graph code computes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.made_tensors import Use, is_made_of_shape, use_of
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG528",
    "tensor-of-shape",
    "graph code makes a Tensor of a shape, and computes with it",
    on=("callee mindspore.Tensor", "callee mindspore.tensor"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_made_of_shape(function, node) and use_of(function, node) is Use.COMPUTED:
        text = function.module.source.segment(node)
        message = f"`{text}` is another number in the graph: the compiler does not look into it"
        number = function.module.source.segment(node.args[0]) if node.args else "x.shape[0]"
        advice = f"compute with the number itself, or give it a name before: `n = {number}`"
        yield Hit(RULE, function, node, message, advice=advice)
