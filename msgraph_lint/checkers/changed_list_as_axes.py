"""Axes from a list that was changed in place: `x.permute(*axes)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.changed_items import axes_to_be_known
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG252",
    "changed-list-as-axes",
    "a Tensor is permuted by a list that was changed in place, which only the run knows",
    on=("method extend", "method insert", "method pop", "method reverse"),
    once=True,
)


def check(function: GraphFunction, _: ast.Call) -> Iterator[Hit]:
    for node in axes_to_be_known(function):
        text = function.module.source.segment(node)
        message = (
            f"the axes `{text}` come from a list that was changed in place: only the run knows its items"
        )
        yield Hit(RULE, function, node, message, advice="make another list, by a sum or a slice")
