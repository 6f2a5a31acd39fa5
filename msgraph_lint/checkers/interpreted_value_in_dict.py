"""Dicts of graph code that hold what the interpreter made: their keys are gone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import reads_after
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import is_display
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG748",
    "interpreted-value-in-dict",
    "an item is taken from, or put into, a dict with a value that the interpreter made",
    on=("node Subscript",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    owner = function.value(node.value)
    if owner.kind is not Kind.DICT or not owner.entries:
        return
    place = ""
    if isinstance(node.ctx, ast.Load) and is_display(owner):
        place = next(each.interpreted for _, each in owner.entries if each.interpreted)
        message = "`{}` does not compile: `{}` holds a value of the interpreter, and has no keys any more"
    elif isinstance(node.ctx, ast.Store):
        assigned = function.parents[node]
        given = function.value(assigned.value) if isinstance(assigned, ast.Assign) else owner
        place = given.interpreted if given is not owner and _is_read_after(function, node) else ""
        message = "`{}` does not compile: it would put a value of the interpreter into `{}`"
    if place:
        segment = function.module.source.segment
        text = message.format(segment(node), segment(node.value))
        advice = "keep it under a name of its own, or take it by `get`"
        yield Hit(RULE, function, node, text, advice=advice, cause=place)


def _is_read_after(function: GraphFunction, node: ast.Subscript) -> bool:
    """Whether graph code reads the dict, or the container that holds it, under its name afterwards."""
    owner = node.value
    while isinstance(owner, ast.Subscript):
        owner = owner.value
    if not isinstance(owner, ast.Name):
        return True
    return any(True for _ in reads_after(function, node, owner.id, None))
