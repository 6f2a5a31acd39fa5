"""`"name" in locals()`: in graph code always false."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import users
from msgraph_lint.compiler.functions import GraphFunction
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
    if any(isinstance(user.ops[0], (ast.In, ast.NotIn)) and _may_hold(function, user) for user in around):
        message = "`locals()` does not hold the names of graph code: the answer is always no"
        advice = "bind the name before (`name = None`), and ask for `None`"
        yield Hit(RULE, function, node, message, advice=advice)


def _may_hold(function: GraphFunction, asked: ast.Compare) -> bool:
    """Whether Python may answer yes: not of names that are bound nowhere in the function, or only below."""
    name = asked.left.value if isinstance(asked.left, ast.Constant) else None
    if not isinstance(name, str) or name in function.parameter_names:
        return True
    if not function.is_local(name):
        return function.binds(name) and any(read.id == name for read in function.nodes(ast.Name))
    end, around = asked.lineno, function.parents.get(asked)
    while around is not None:
        if isinstance(around, (ast.For, ast.While)):
            end = (around.end_lineno or end) + 1
        around = function.parents.get(around)
    return any(getattr(each.statement, "lineno", 0) < end for each in function.bindings[name])
