"""``None`` before other values that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.outputs import nones, outputs, trailing
from msgraph_lint.rules import Rule

RULE = Rule("MSG408", "none-before-output", "`None` before another value in a tuple that `construct` returns")


def check(function: GraphFunction) -> Iterator[Finding]:
    for display in outputs(function):
        if isinstance(display, ast.Tuple) and not trailing(display, found := nones(function, display)):
            for element in found[:1]:
                message = "`None` before another value: the graph returns the wrong values"
                advice = "leave it out, or add it outside graph code"
                yield RULE.finding(function, element, message, advice=advice)
