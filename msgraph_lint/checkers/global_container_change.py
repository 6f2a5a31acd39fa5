"""Module-level lists and dicts that graph code changes in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.project import Variable
from msgraph_lint.graph.sharing import Change, changes
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG706",
    "global-container-change",
    "a change of a module-level list or dict is lost",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    for change in changes(function):
        if _is_lost(function, change):
            message = f"the global `{change.name}` keeps its items: graph code changes a version of its own"
            advice = "return what is new, and collect it in Python"
            yield RULE.finding(function, change.node, message, advice=advice)


def _is_lost(function: GraphFunction, change: Change) -> bool:
    """Items of dicts, `pop` and `extend` of lists are left out: they end otherwise (probes x17, z15)."""
    if function.outer is not None or function.is_local(change.name):
        return False
    found = function.module.lookup(change.name)
    if isinstance(found, Variable) and isinstance(found.value, ast.List):
        return change.key is not None or change.method in ("append", "clear")
    return isinstance(found, Variable) and isinstance(found.value, ast.Dict) and change.method == "update"
