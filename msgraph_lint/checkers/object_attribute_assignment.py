"""Attributes of plain objects that graph code assigns."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.objects import Owner, attribute_assignments
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG214",
    "object-attribute-assignment",
    "an attribute of a plain object is assigned in graph code",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for node in attribute_assignments(function, Owner.OBJECT):
        text = function.module.source.segment(node)
        message = f"`{text}` is an attribute of a plain object, and graph code assigns it"
        advice = "set it before the Cell is called, or use a Parameter of the Cell"
        yield Hit(RULE, function, node, message, advice=advice)
