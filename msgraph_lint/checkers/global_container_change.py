"""Lists and dicts of the module, or of a function around, that graph code changes in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lasting import CHANGES, Lasts, change_of, name_of_global, of_global
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG706",
    "global-container-change",
    "a change of a list or dict from outside graph code is lost",
    on=CHANGES,
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    change = change_of(node)
    if change is not None and of_global(function, change) is Lasts.NOWHERE:
        message = (
            f"{name_of_global(function, change)} keeps its items: graph code changes a version of its own"
        )
        advice = "return what is new, and collect it in Python"
        yield Hit(RULE, function, node, message, advice=advice)
