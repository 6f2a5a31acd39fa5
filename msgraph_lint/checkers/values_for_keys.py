"""Dicts of Tensors in ``enumerate`` and ``zip``: values come out, no keys."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys_in_pairs import paired_dicts
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG273",
    "values-for-keys",
    "`enumerate` or `zip` goes through a dict of Tensors: it gives values, no keys",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for paired in paired_dicts(function, node):
        if not paired.looks_up:
            text = function.module.source.segment(paired.node)
            message = f"`{text}` holds Tensors: the graph goes through its values here, not through its keys"
            yield Hit(RULE, function, paired.node, message, advice=f"write `{text}.keys()`")
