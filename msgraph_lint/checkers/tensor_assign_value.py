"""`assign_value` of Tensors that enter the graph or are computed in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_tensor_of_graph, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG639",
    "tensor-assign-value",
    "`assign_value` of a Tensor is called in graph code",
    on=("method assign_value",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if is_tensor_of_graph(function, method.value):
        message = f"`{function.module.source.segment(method)}` is no method that graph code has"
        yield Hit(RULE, function, node, message, advice="bind a name to the new value, and return it")
