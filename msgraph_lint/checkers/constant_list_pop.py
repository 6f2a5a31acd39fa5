"""``pop`` on a list of constants: the next call finds the list without the item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import (
    makes_kept_object,
    method_calls,
    surely_runs,
    takes_position,
)
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG712",
    "constant-list-pop",
    "an item is popped from a list of constants, and is missing at the next call",
    on=("method pop",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    if (
        isinstance(method.value, ast.Name)
        and takes_position(call)
        and _is_taken_apart(function, call)
        and surely_runs(function, call)
        and makes_kept_object(function, call)
        and not _gets_others(function, method.value.id)
    ):
        text = function.module.source.segment(call)
        message = (
            f"`{text}` changes a constant of the compiled graph: "
            f"`{method.value.id}` is one shorter at each call, until it is empty"
        )
        yield Hit(RULE, function, call, message, advice=f"take a slice instead of `{text}`")


def _gets_others(function: GraphFunction, name: str) -> bool:
    """Whether the kept list gets items too, in place of those that are popped."""
    return any(
        isinstance(method.value, ast.Name) and method.value.id == name
        for _, method in method_calls(function, "extend", "insert")
    )


def _is_taken_apart(function: GraphFunction, call: ast.Call) -> bool:
    """A statement, an assignment or `print`: in other expressions `pop` gives a tuple (MSG709, MSG716)."""
    parent = function.parents[call]
    if isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name):
        return parent.func.id == "print"
    return isinstance(parent, (ast.Expr, ast.Assign, ast.AnnAssign))
