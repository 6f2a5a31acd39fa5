"""Items of `globals()` and `locals()`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG632",
    "item-of-namespace",
    "graph code takes an item of `globals()` or `locals()`",
    on=("call builtins.globals", "call builtins.locals"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node)
    if any(_is_unknown_item(function, user) for user in users(function, node)):
        message = f"`{name}()` does not hold the names of graph code"
        advice = "write the name itself, or keep the values in a dictionary of your own"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_unknown_item(function: GraphFunction, user: ast.AST) -> bool:
    """Whether ``user`` takes an item by a name that nothing else in the function reads."""
    if not isinstance(user, ast.Subscript) or not isinstance(user.slice, ast.Constant):
        return False
    return not any(isinstance(name.ctx, ast.Load) for name in function.named(str(user.slice.value)))
