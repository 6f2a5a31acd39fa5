"""A name that one branch of an ``if`` does not bind."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.unbound import what_to_do, why
from msgraph_lint.compiler.bindings import UnboundRead
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG301",
    "possibly-unbound-name",
    "a name that is read, but not bound in every branch of an `if`",
    on=("unbound",),
)


def check(function: GraphFunction, read: UnboundRead) -> Iterator[Hit]:
    if isinstance(read.partial.cause, ast.If):
        advice = what_to_do(function, read)
        yield Hit(RULE, function, read.node, why(function, read), advice=advice, doubt=read.doubt)
