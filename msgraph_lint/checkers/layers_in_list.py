"""Layers in a list, tuple or dict on ``self`` whose weights have the same name."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.kept_cells import kept_cells
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG519",
    "layers-in-list",
    "a list on `self` holds layers whose weights have the same name",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for kept in kept_cells(function):
        if kept.clash:
            text = function.module.source.segment(kept.node)
            message = f"the weights of the layers in `{text}` have the same name: a list does not number them"
            advice = "keep the layers in an `nn.CellList`"
            yield RULE.finding(function, kept.node, message, advice=advice)
