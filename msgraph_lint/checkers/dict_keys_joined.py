"""Dicts that have a key only when a Tensor condition says so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import dicts_joined
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG322",
    "dict-keys-joined",
    "a dict whose keys depend on a Tensor condition",
    on=("node If", "node While"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for node, test, key in dicts_joined(function):
        message = f"`{node.id}` has {key} only by the Tensor condition `{short(function, test)}`"
        advice = "give the dict the same keys on both ways"
        yield Hit(RULE, function, node, message, advice=advice)
