"""Tensors that come back from NumPy inside an expression."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import Use, use_of_array
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG627",
    "tensor-through-numpy",
    "graph code computes with what a function makes of a Tensor's NumPy array",
    on=("method asnumpy", "method numpy"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if use_of_array(function, node) is Use.COMPUTED_LATER:
        text = function.module.source.segment(node)
        message = f"`{text}` leaves the graph, and graph code computes with what comes back"
        advice = "compute with `mindspore.ops`, or call it outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
