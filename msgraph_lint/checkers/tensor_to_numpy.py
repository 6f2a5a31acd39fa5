"""Tensors that graph code hands to NumPy."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import Use, use_of_array
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG601",
    "tensor-to-numpy",
    "a Tensor is turned into a NumPy array in graph code",
    on=("method asnumpy", "method numpy"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if use_of_array(function, node) is Use.HANDED_ON:
        message = f"`{function.module.source.segment(node)}` leaves the graph: the interpreter runs it"
        advice = "compute with `mindspore.ops`, or call it outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
