"""Attributes of plain objects that graph code computes anew at each call."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.objects import Owner, attribute_assignments
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG220",
    "object-attribute-update",
    "an attribute of a plain object is computed anew at each call of graph code",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in attribute_assignments(function, Owner.UPDATED):
        text = function.module.source.segment(node)
        message = f"what graph code computes for `{text}` is right at the first call only"
        advice = "use a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
