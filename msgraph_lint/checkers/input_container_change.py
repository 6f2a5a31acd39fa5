"""Lists and dicts that enter the graph and are changed there in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lasting import CHANGES, Lasts, change_of, of_input
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG714",
    "input-container-change",
    "a list or dict that enters the graph is changed, and the Python caller does not see it",
    on=CHANGES,
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    change = change_of(node)
    if change is not None and of_input(function, change) is Lasts.NOWHERE:
        message = f"the caller's `{change.name}` stays as it is: graph code changes a version of its own"
        yield Hit(RULE, function, node, message, advice=f"return `{change.name}`")
