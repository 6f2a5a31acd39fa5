"""Attributes of other Cells than ``self`` that graph code assigns."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.objects import Owner, attribute_assignments
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG203",
    "sub-cell-attribute-assignment",
    "an attribute of another Cell is assigned in graph code",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in attribute_assignments(function, Owner.CELL):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: graph code can assign attributes of `self` only"
        advice = "let a method of that Cell assign its Parameter, or use `ops.assign` on the Parameter"
        yield RULE.finding(function, node, message, advice=advice)
