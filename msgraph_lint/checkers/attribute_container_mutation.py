"""Containers on ``self`` that graph code changes in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.on_self import (
    Change,
    ItemAssignment,
    change,
    item_assignment,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG206",
    "attribute-container-mutation",
    "a container on `self` is changed in graph code, and the change is lost",
    on=(
        "method append",
        "method appendleft",
        "method clear",
        "method extend",
        "method extendleft",
        "method insert",
        "method pop",
        "method popitem",
        "method popleft",
        "method remove",
        "method reverse",
        "method rotate",
        "method update",
        "set []",
    ),
)


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    if isinstance(node, ast.Call) and change(function, node) is Change.ONCE:
        text = function.module.source.segment(node.func)
        message = f"`{text}` is called once, when the graph is compiled, and in no later call"
        advice = "change it outside graph code, or keep what is needed in a Parameter"
        yield Hit(RULE, function, node, message, advice=advice)
        return
    if not _is_lost(function, node) or use_of_empty(function, node) is not None:
        return  # MSG733
    what = container(function, node)
    text = function.module.source.segment(node.func if isinstance(node, ast.Call) else node)
    message = f"`{text}` changes nothing: the {what} keeps the contents from when the graph was compiled"
    advice = f"collect in a local {what} and return it"
    yield Hit(RULE, function, node, message, advice=advice)


def _is_lost(function: GraphFunction, node: ast.Call | ast.Subscript) -> bool:
    if isinstance(node, ast.Call):
        return change(function, node) is Change.LOST
    return item_assignment(function, node) is ItemAssignment.SUB_CELL
