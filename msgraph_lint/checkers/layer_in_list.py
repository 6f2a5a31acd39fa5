"""Layers in a list, tuple or dict on ``self``: the Cell does not own their weights."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.kept_cells import kept_cells
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import owned

RULE = Rule(
    "MSG520",
    "layer-in-list",
    "a list on `self` holds a layer whose weights the Cell does not own",
    on=("node For", "node Subscript", "node comprehension"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_exported:
        return
    for kept in kept_cells(function):
        if not kept.clash:
            text = function.module.source.segment(kept.node)
            message = (
                f"the Cell does not own the weights in `{text}`: "
                "they are never trained or saved, and the graph cannot be exported"
            )
            advice = owned(function, kept.node)
            yield Hit(RULE, function, kept.node, message, advice=advice)
