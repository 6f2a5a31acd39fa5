"""``None`` before other values that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import nones, outputs, trailing_nones
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG408",
    "none-before-output",
    "`None` before another value in a tuple that `construct` returns",
    on=("node Return",),
)


def check(function: GraphFunction, node: ast.Return) -> Iterator[Hit]:
    for element, doubt in outputs(function, node, _before_others):
        message = "`None` before another value: the graph returns the wrong values"
        advice = "leave it out, or add it outside graph code"
        yield Hit(RULE, function, element, message, advice=advice, doubt=doubt)


def _before_others(function: GraphFunction, part: ast.expr) -> list[ast.expr]:
    """The first None of a tuple, unless all of them are at its end."""
    if function.value(part).kind is not Kind.TUPLE or trailing_nones(function, part):
        return []
    return nones(function, part)[:1]
