"""``Tensor(…)`` of what only the run knows, returned."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.made_tensors import Use, use_of, variation_of
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import of_variable

RULE = Rule(
    "MSG526",
    "tensor-of-variable",
    "graph code makes a Tensor of a value that varies, and returns it",
    on=("callee mindspore.Tensor", "callee mindspore.tensor"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    why = variation_of(function, node)
    if why is None:
        return
    if use_of(function, node) is Use.RETURNED:
        text = function.module.source.segment(node)
        message = f"the interpreter makes `{text}`, outside the graph: {why}, no constant"
        advice = of_variable(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
