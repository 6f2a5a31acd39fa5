"""Lists and dicts on ``self`` that graph code changes in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.containers import Change, ItemAssignment, changes, item_assignments
from msgraph_lint.graph.empty import lost_appends
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG206",
    "attribute-container-mutation",
    "a list or dict on `self` is changed in graph code, and the change is lost",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    failing = [node for node, _ in lost_appends(function)]  # MSG733
    for node in _lost(function):
        if node in failing:
            continue
        what = container(function, node)
        text = function.module.source.segment(node.func if isinstance(node, ast.Call) else node)
        message = f"`{text}` changes nothing: the {what} keeps the contents from when the graph was compiled"
        advice = f"collect in a local {what} and return it"
        yield Hit(RULE, function, node, message, advice=advice)


def _lost(function: GraphFunction) -> Iterator[ast.expr]:
    yield from changes(function, Change.LOST)
    yield from item_assignments(function, ItemAssignment.SUB_CELL)
