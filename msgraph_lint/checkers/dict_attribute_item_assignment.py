"""Items of dicts on ``self`` that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.on_self import ItemAssignment, item_assignment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG205",
    "dict-attribute-item-assignment",
    "an item of a dict on `self` is assigned in graph code",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    is_interpreted = item_assignment(function, node) is ItemAssignment.INTERPRETED
    if is_interpreted and use_of_empty(function, node) is None:  # MSG733
        text = function.module.source.segment(node)
        message = f"`{text}` is assigned in graph code"
        advice = "keep the dict in a local name, or make the value a Parameter of its own"
        yield Hit(RULE, function, node, message, advice=advice)
