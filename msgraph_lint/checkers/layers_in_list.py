"""Layers in a list, tuple or dict on ``self`` whose weights have the same name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.kept_cells import kept_cells
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import owned

RULE = Rule(
    "MSG519",
    "layers-in-list",
    "a list on `self` holds layers whose weights have the same name",
    on=("node For", "node Subscript", "node comprehension"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for kept in kept_cells(function):
        if kept.clash:
            text = function.module.source.segment(kept.node)
            what = function.value(kept.node).kind.value
            message = f"the layers in `{text}` have weights of the same name: a {what} does not number them"
            advice = owned(function, kept.node)
            yield Hit(RULE, function, kept.node, message, advice=advice, doubt=kept.doubt)
