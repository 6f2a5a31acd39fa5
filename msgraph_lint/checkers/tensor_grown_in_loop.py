"""``while x.sum() < 9: y = ops.cat((y, x))``: the compiler unrolls each round, and none is the last."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.growing import growing_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG339",
    "tensor-grown-in-loop",
    "a Tensor gets larger in each round of a `while` loop that only Tensors end",
    on=("node Assign",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Assign) -> Iterator[Hit]:
    name = growing_name(function, node)
    if name is not None:
        message = f"`{name.id}` has another shape in each round, and only a Tensor ends the loop"
        advice = "write `for _ in range(most):`, and `if …: break` for what ends it before"
        yield Hit(RULE, function, node.value, message, advice=advice)
