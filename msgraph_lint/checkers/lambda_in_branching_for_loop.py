"""A lambda in the body of a ``for`` loop that branches."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import lambdas_in_loop
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG310",
    "lambda-in-branching-for-loop",
    "a lambda in the body of a `for` loop, beside an `if` or loop",
    on=("node For",),
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    for node, branches in lambdas_in_loop(function, loop):
        if branches:
            message = "a lambda in a `for` loop that branches does not compile"
            yield Hit(RULE, function, node, message, advice="define it before the loop, or by `def`")
