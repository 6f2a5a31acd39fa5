"""``items[-1]`` of a list whose length a Tensor decides: graph code takes the last one of a longer one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.growth import length_decision
from msgraph_lint.analyses.containers.lengths import varying_sequences
from msgraph_lint.compiler.calls import is_unread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG337",
    "last-item-of-unknown-length",
    "the last item is taken of a list whose length a Tensor decides",
    on=("node Subscript",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    owner, index = node.value, function.value(node.slice).literal
    if index != -1 or not isinstance(owner, ast.Name) or owner.id not in function.bindings:
        return
    if function.value(owner).kind not in (Kind.LIST, Kind.TUPLE):
        return
    varying = varying_sequences(function).get(owner)
    if varying is not None and varying.length.was_empty:  # MSG340
        return
    if is_unread(function, node):  # the compiler drops it
        return
    decision = length_decision(function, node, owner.id)
    if decision is not None:
        text = function.module.source.segment(node)
        message = f"`{text}` takes an item that is there only where line {decision.lineno} decides so"
        advice = (
            f"bind a name to the item where `{owner.id}` grows, or give the list the same length on both ways"
        )
        yield Hit(RULE, function, node, message, advice=advice, condition=decision)
