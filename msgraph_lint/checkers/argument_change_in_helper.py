"""Functions that change their argument, whose caller goes on using it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import (
    Change,
    changes_argument,
    gives_back,
    passed,
    read_after,
    reading_caller,
)
from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG701",
    "argument-change-in-helper",
    "a called function changes its argument, and the caller goes on with the old one",
    on=("changed", "changed item"),
)


def check(function: GraphFunction, change: Change) -> Iterator[Hit]:
    if not function.calls or use_of_empty(function, change.node) is not None:
        return  # MSG733
    call = reading_caller(function, change) if changes_argument(function, change) else None
    if call is not None and not _is_kept_at_lax(function, change, call):
        message = (
            f"`{call.caller.qualname}` does not see this change of `{change.name}`: "
            f"its line {call.node.lineno} passes a copy"
        )
        advice = f"return `{change.name}` and assign it in the caller"
        argument = passed(call, function, change.name)
        if gives_back(function.info, change.name) and isinstance(argument, ast.Name):
            advice = f"write `{argument.id} = {function.info.name}(…)` there, as `{change.name}` is returned"
        yield Hit(RULE, function, change.node, message, advice=advice)


def _is_kept_at_lax(function: GraphFunction, change: Change, call: Call) -> bool:
    """Whether `pop` gives a value, and the caller hands the list to the next function.

    LAX runs such a `pop` on the one Python list, and the next function finds the change; the length of the
    list is compiled in.
    """
    method = getattr(change.node, "func", None)
    if not (isinstance(method, ast.Attribute) and method.attr == "pop"):
        return False
    argument = passed(call, function, change.name)
    if isinstance(function.parents[change.node], ast.Expr) or not isinstance(argument, ast.Name):
        return False
    read = read_after(call.caller, call.node, argument.id, change)
    parent = call.caller.parents[read] if read is not None else None
    return isinstance(parent, ast.Call) and not (
        isinstance(parent.func, ast.Name) and parent.func.id == "len"
    )
