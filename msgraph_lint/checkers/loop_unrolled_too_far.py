"""`for` loops with more rounds than the compiler's limit of calls in each other lets it unroll."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unrolling import MOST_ROUNDS, too_many_rounds
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG327",
    "loop-unrolled-too-far",
    "`for` loops go five hundred rounds or more, all of which the compiler unrolls",
    on=("node For",),
    sure=True,
)


def check(function: GraphFunction, node: ast.For) -> Iterator[Hit]:
    found = too_many_rounds(function)
    if found is not None and found[0] is node:
        message = f"the compiler unrolls {found[1]} rounds: it gives up from about {MOST_ROUNDS} on"
        advice = "go through it outside graph code, compute with whole Tensors, or raise `max_call_depth`"
        yield Hit(RULE, function, node.iter, message, advice=advice)
