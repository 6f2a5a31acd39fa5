"""Attributes that graph code sets on Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG216", "attribute-set-on-tensor", "an attribute is set on a Tensor in graph code", on=("set *",)
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.TENSOR:
        text = function.module.source.segment(node)
        message = f"graph code cannot keep `{text}`: Tensors have no attributes of their own there"
        advice = "use a local name"
        yield Hit(RULE, function, node, message, advice=advice)
