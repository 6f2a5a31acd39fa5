"""`tolist` of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG624",
    "tensor-to-list",
    "a Tensor is turned into a list in graph code",
    on=("method tolist",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if function.value(method.value).kind is Kind.TENSOR:
        message = f"`{function.module.source.segment(node)}` leaves the graph: the interpreter runs it"
        tensor = function.module.source.segment(method.value)
        advice = f"index `{tensor}`, or loop over it: `[each.item() for each in {tensor}]` for one axis"
        yield Hit(RULE, function, node, message, advice=advice)
