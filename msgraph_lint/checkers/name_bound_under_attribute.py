"""A name bound in one branch, under a condition that only newer parsers resolve."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unbound import what_to_do, why
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.flags import unbound_reads
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG303",
    "name-bound-under-attribute",
    "a name that is not bound in every branch of an `if` on an attribute of `self` or a literal",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    resolved = {read.node for read in unbound_reads(function)}
    for read in function.plain_flow.reads:
        if read.node not in resolved:
            advice = what_to_do(function, read)
            yield Hit(RULE, function, read.node, why(function, read), advice=advice)
