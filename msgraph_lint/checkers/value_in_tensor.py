"""``value in x`` of a Tensor."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import asks_tensor_for_value
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG682",
    "value-in-tensor",
    "`in` asks whether a Tensor has a value",
    on=("node Compare",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    if asks_tensor_for_value(function, node):
        segment = function.module.source.segment
        message = f"the interpreter runs `{segment(node)}`, outside the graph"
        found = f"({segment(node.comparators[0])} == {segment(node.left)}).any()"
        yield Hit(RULE, function, node, message, advice=f"ask with `{found}`")
