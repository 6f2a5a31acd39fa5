"""NumPy arrays made of Tensors that graph code computes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import Use, use_of_array
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG602",
    "numpy-array-in-graph",
    "graph code computes with the NumPy array that it makes of a Tensor",
    on=("method asnumpy", "method numpy"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if use_of_array(function, node) is Use.COMPUTED:
        text = function.module.source.segment(node)
        message = f"graph code computes with `{text}`: the graph knows no NumPy arrays"
        advice = "compute with the Tensor itself, or outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
