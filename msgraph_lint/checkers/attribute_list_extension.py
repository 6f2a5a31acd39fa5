"""Lists on ``self`` that graph code extends or reverses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.after_loops import is_lost_after_loop
from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.on_self import Change, change
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG207",
    "attribute-list-extension",
    "a list on `self` is extended or reversed in graph code",
    on=("method extend", "method insert", "method reverse"),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if change(function, node) is Change.KEPT_AT_LAX and not _is_reversed_alone(function, node):
        if use_of_empty(function, node) is not None or is_lost_after_loop(function, node):
            return  # MSG733, MSG268
        text = function.module.source.segment(node.func)
        message = f"`{text}` changes nothing: the list keeps the contents from when the graph was compiled"
        advice = "make a new list in a local name and return it"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_reversed_alone(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it turns around a list of one element, or of none."""
    items = function.value(method_of(node).value).items
    return method_of(node).attr == "reverse" and items is not None and len(items) < 2
