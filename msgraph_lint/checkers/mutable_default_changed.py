"""Default lists that grow from call to call in PyNative, and never in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import Change, changes_argument, is_omitted, is_seen
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG707",
    "mutable-default-changed",
    "a function appends to the list that is the default of its parameter",
    on=("changed",),
)


def check(function: GraphFunction, change: Change) -> Iterator[Hit]:
    if change.method in ("append", "extend", "insert") and _grows(function, change):
        message = f"the default of `{change.name}` grows from call to call in PyNative, and not in graph code"
        advice = f"begin with `{change.name} = [*{change.name}]`, or make the default None"
        yield Hit(RULE, function, change.node, message, advice=advice)


def _grows(function: GraphFunction, change: Change) -> bool:
    if not isinstance(function.info.default(change.name), ast.List) or not changes_argument(function, change):
        return False
    return is_omitted(function, change.name) and is_seen(function, change)
