"""``in`` and ``not in`` with a Tensor and a list or tuple of numbers."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind

RULE = Rule(
    "MSG314",
    "tensor-among-numbers",
    "`in` asks whether a Tensor is among numbers",
    on=("operator In", "operator NotIn"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    among = function.value(node.comparators[0])
    if among.kind not in (Kind.LIST, Kind.TUPLE) or not is_variable_tensor(function.value(node.left)):
        return
    if among.items and all(item.kind in NUMBERS and item.is_constant for item in among.items):
        answer = "False" if isinstance(node.ops[0], ast.In) else "True"
        text = function.module.source.segment(node.left)
        message = f"graph code does not look into the Tensor `{text}`: the answer is always {answer}"
        advice = "compare it with each of the numbers by `==`"
        yield Hit(RULE, function, node, message, advice=advice)
