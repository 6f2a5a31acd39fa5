"""Items assigned to a part of a Tensor: ``row = x[0]; row[1] = 9``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.entering import DOUBT, entering
from msgraph_lint.analyses.aliases.identity import Sharing
from msgraph_lint.analyses.aliases.views import changed_view
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG731",
    "part-changed-in-place",
    "a part of a Tensor is changed, and the Tensor does not see it",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    segment = function.module.source.segment
    change, given = changed_view(function, node), entering(function, node)
    if change is not None and change.view.is_indexed:
        part, base = segment(node.value), segment(change.view.base)
        message = f"{change.unseen_by} does not see this change: in graph code `{part}` is a copy"
        advice = f"assign to an item of `{base}` itself, or end the line of `{part}` with `.copy()`"
        yield Hit(RULE, function, node, message, advice=advice)
    elif change is None and given is not None and given.sharing is Sharing.PART:
        message = f"{given.text} does not see this change: in graph code `{segment(node.value)}` is a copy"
        advice = "copy the part with `.copy()` before it is changed, or return the changed Tensor"
        yield Hit(RULE, function, node, message, advice=advice, doubt="" if given.is_sure else DOUBT)
