"""Items assigned to a reshaped Tensor, or to one whose reshaped form is read afterwards."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.entering import DOUBT, entering
from msgraph_lint.analyses.aliases.identity import Sharing
from msgraph_lint.analyses.aliases.views import changed_view, stale_view
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG730",
    "view-changed-in-place",
    "a Tensor and its reshaped or transposed view are changed as one in PyNative only",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    segment = function.module.source.segment
    change = changed_view(function, node)
    if change is not None and not change.view.is_indexed:
        message = f"{change.unseen_by} does not see this change of `{segment(node.value)}`"
        advice = f"change `{segment(change.view.base)}` itself, or go on with the changed Tensor"
        yield Hit(RULE, function, node, message, advice=advice)
    given = entering(function, node) if change is None else None
    if given is not None and given.sharing is Sharing.DATA:
        changed = segment(node.value)
        message = f"{given.text} does not see this change of `{changed}`, which has its data in PyNative"
        advice = "change a `.copy()`, or return the changed Tensor"
        yield Hit(RULE, function, node, message, advice=advice, doubt="" if given.is_sure else DOUBT)
    read = stale_view(function, node)
    if read is not None:
        message = (
            f"`{read.id}` on line {read.lineno} does not see this change of `{segment(node.value)}`, "
            "whose data it shares in PyNative"
        )
        advice = f"take `{read.id}` after the change, or a `.copy()` if the old values are meant"
        yield Hit(RULE, function, node, message, advice=advice)
