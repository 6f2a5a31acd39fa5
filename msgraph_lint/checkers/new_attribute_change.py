"""Changes of what graph code has just put on ``self``: lost, or kept for the next call."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.made_in_graph import NewChange, new_change
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG257",
    "new-attribute-change",
    "a container or Tensor that graph code assigns to an attribute is changed there",
    on=("set []", "method append", "method extend", "method insert"),
)


def check(function: GraphFunction, node: ast.Subscript | ast.Call) -> Iterator[Hit]:
    change = new_change(function, node)
    if change not in (NewChange.LOST, NewChange.KEPT):
        return
    if not function.surely_compiles(node) and not function.assumes_reached():
        return
    text = function.module.source.segment(node if isinstance(node, ast.Subscript) else node.func)
    if change is NewChange.LOST:
        message = f"the assignment to `{text}` is lost: graph code has just made what it changes"
    else:
        message = (
            f"`{text}` changes a constant of the compiled graph: the next call begins with the changed list"
        )
    advice = "fill a local name, and assign the attribute when it is complete"
    yield Hit(RULE, function, node, message, advice=advice)
