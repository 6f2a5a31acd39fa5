"""Arithmetic with None where only a Tensor condition keeps Python from it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG411",
    "none-computed-with",
    "arithmetic with None in a branch that a Tensor condition guards",
    on=("node BinOp",),
    sure=True,
)


def check(function: GraphFunction, node: ast.BinOp) -> Iterator[Hit]:
    guards = [c for c in function.conditions_of(node) if is_runtime(function, c.test)]
    sides = (node.left, node.right)
    nones = [side for side in sides if function.value(side).kind is Kind.NONE]
    if guards and len(nones) == 1 and any(function.value(side).is_tensor for side in sides):
        text = function.module.source.segment(nones[0])
        test = short(function, guards[0].test)
        message = f"`{text}` is None, and the branch is compiled whatever the Tensor `{test}` is"
        yield Hit(RULE, function, node, message, advice=f"ask for `{text} is not None` first")
