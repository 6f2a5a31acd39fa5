"""``Tensor(…)`` of what only the run knows, used in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.made_tensors import Use, use_of, variation_of
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import of_variable

RULE = Rule(
    "MSG527",
    "tensor-of-variable-computed",
    "graph code makes a Tensor of a value that varies, and computes with it",
    on=("callee mindspore.Tensor", "callee mindspore.tensor"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    why = variation_of(function, node)
    if why is None:
        return
    use = use_of(function, node)
    if use is Use.COMPUTED or (use is Use.OTHER and function.target.has_levels):
        text = function.module.source.segment(node)
        message = f"the interpreter makes `{text}`, outside the graph: {why}, no constant"
        advice = of_variable(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
