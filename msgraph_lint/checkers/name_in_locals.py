"""`"name" in locals()`: in graph code always false."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import users
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG742",
    "name-in-locals",
    "graph code asks whether `locals()` has a name",
    on=("call builtins.locals",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    around = [user for user in users(function, node) if isinstance(user, ast.Compare)]
    if any(isinstance(user.ops[0], (ast.In, ast.NotIn)) for user in around):
        message = "`locals()` does not hold the names of graph code: the answer is always no"
        advice = "bind the name before (`name = None`), and ask for `None`"
        yield Hit(RULE, function, node, message, advice=advice)
