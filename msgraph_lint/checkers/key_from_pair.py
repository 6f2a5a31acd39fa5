"""Dicts of Tensors in ``enumerate`` and ``zip``: a value is looked up as a key."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys_in_pairs import paired_dicts
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG274",
    "key-from-pair",
    "`enumerate` or `zip` goes through a dict of Tensors, and what it gives is taken for a key",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for paired in paired_dicts(function, node):
        if paired.looks_up:
            text = function.module.source.segment(paired.node)
            message = f"`{text}` holds Tensors: the graph goes through its values here, not through its keys"
            yield Hit(RULE, function, paired.node, message, advice=f"write `{text}.keys()`")
