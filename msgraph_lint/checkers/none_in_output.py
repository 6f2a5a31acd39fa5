"""``None`` in a tuple that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import outputs, trailing_nones
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG405",
    "none-in-output",
    "`None` at the end of a tuple that the outermost `construct` returns",
    on=("node Return",),
)


def check(function: GraphFunction, node: ast.Return) -> Iterator[Hit]:
    for element, doubt in outputs(function, node, _at_the_end):
        message = "`None` is dropped from the tuple that the graph returns"
        advice = "leave it out, or add it outside graph code"
        yield Hit(RULE, function, element, message, advice=advice, doubt=doubt)


def _at_the_end(function: GraphFunction, part: ast.expr) -> list[ast.expr]:
    return trailing_nones(function, part) if function.value(part).kind is Kind.TUPLE else []
