"""``x += …`` on a Tensor that others read too: the graph changes it for all of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.sharing import (
    Change,
    augmented_tensor,
    changes_argument,
    read_alias,
    reading_caller,
)
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG704",
    "shared-tensor-augmented",
    "an augmented assignment changes a Tensor that others read too",
    on=("node AugAssign",),
)


def check(function: GraphFunction, node: ast.AugAssign) -> Iterator[Hit]:
    change = augmented_tensor(function, node)
    who = _who_else(function, change) if change is not None else ""
    if change is not None and who:
        message = f"the graph changes the Tensor `{change.name}` in place, and {who} changes too"
        yield Hit(RULE, function, node, message, advice=f"write `{change.name} = {change.name} …`")


def _who_else(function: GraphFunction, change: Change) -> str:
    read = read_alias(function, change)
    if read is not None:
        return f"`{read.id}` on line {read.lineno}"
    if not changes_argument(function, change):
        return ""
    if function.is_entry and not function.calls:
        return "the caller's Tensor"
    call = reading_caller(function, change)
    return f"the argument of `{call.caller.qualname}`" if call is not None else ""
