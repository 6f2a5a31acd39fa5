"""Numbers that the interpreter computes of a Tensor, of which a function keeps that of the first call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.kept_numbers import kept_number
from msgraph_lint.graph.shapeless import is_reached, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import place

RULE = Rule(
    "MSG759",
    "interpreted-number-kept",
    "a function keeps a number that the interpreter computed of a Tensor in the first call",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    given = kept_number(function, node)
    if given is None or refuses(function, node) is not None or not is_reached(function, node):
        return  # MSG672
    segment = function.module.source.segment
    made = function.value(given).interpreted
    message = (
        f"`{segment(node.func)}` gets `{segment(given)}` of the first call in all later ones: only the "
        f"interpreter knows it ({place(function, made)})"
    )
    advice = "compute the number in the graph, as by `int(x.max())`, which is found anew in each call"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)
