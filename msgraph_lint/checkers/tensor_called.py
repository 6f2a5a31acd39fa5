"""Tensors that are called."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG659",
    "tensor-called",
    "graph code calls a Tensor, in a branch that Python never runs",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if function.value(node.func).is_tensor:
        text = function.module.source.segment(node.func)
        message = f"`{text}` is a Tensor here, and the compiler parses the call of it"
        advice = "decide by what the compiler knows: `is None`, `isinstance`, an attribute of `self`"
        yield Hit(RULE, function, node, message, advice=advice)
