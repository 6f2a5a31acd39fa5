"""Attributes of plain objects that graph code computes anew at each call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.objects import Owner, owner
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG220",
    "object-attribute-update",
    "an attribute of a plain object is computed anew at each call of graph code",
    on=("set *",),
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    if owner(function, node) is Owner.UPDATED:
        text = function.module.source.segment(node)
        message = f"what graph code computes for `{text}` is right at the first call only"
        advice = "use a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
