"""Lists and dicts of Python, inputs and globals, that graph code changes for itself only, except at LAX."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.lasting import (
    CHANGES,
    Lasts,
    change_of,
    name_of_global,
    of_global,
    of_input,
)
from msgraph_lint.analyses.containers.on_self import ItemAssignment, item_assignment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG715",
    "lasting-container-change",
    "a list or dict of Python is changed in graph code, which only LAX passes on",
    on=CHANGES,
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    if isinstance(node, ast.Subscript) and item_assignment(function, node) is ItemAssignment.KEPT_AT_LAX:
        if use_of_empty(function, node) is not None:
            return  # MSG733
        text = function.module.source.segment(node.value)
        message = f"the dict `{text}` stays as it is: graph code changes a version of its own"
        yield Hit(RULE, function, node, message, advice="return what is new, and change the dict in Python")
    change = change_of(node)
    if change is None:
        return
    if of_input(function, change) is Lasts.AT_LAX:
        message = f"the caller's `{change.name}` stays as it is: graph code changes a version of its own"
        yield Hit(RULE, function, node, message, advice=f"return `{change.name}`")
    if of_global(function, change) is Lasts.AT_LAX:
        name = name_of_global(function, change)
        message = f"{name} stays as it is: graph code changes a version of its own"
        advice = f"return what is new, and change {name} in Python"
        yield Hit(RULE, function, node, message, advice=advice)
