"""Functions that return ``items.pop()``, whose result the caller computes with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.popped import is_popped_pair_used
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG734",
    "popped-pair-used",
    "graph code computes with what a function returns by `.pop()`",
    on=("method pop",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_popped_pair_used(function, node):
        text = function.module.source.segment(node)
        message = f"`return {text}` returns a tuple of the list and the item, which the caller computes with"
        yield Hit(RULE, function, node, message, advice=f"assign it first: `item = {text}`")
