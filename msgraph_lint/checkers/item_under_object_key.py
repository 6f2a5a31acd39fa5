"""``parts[self.block] = x``: an object as the key of an item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys import left_to_interpreter
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG687",
    "item-under-object-key",
    "an item is put into a local dict under a Cell, function, class, dtype or None",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if not isinstance(node.value, ast.Name) or function.value(node.value).kind is not Kind.DICT:
        return
    kind = left_to_interpreter(function, node.slice)
    if kind is not None and function.is_local(node.value.id):
        segment = function.module.source.segment
        key = segment(node.slice)
        what = "" if key == kind else f", a {kind},"
        message = f"graph code has no item under `{key}`{what}: the dict is the interpreter's from there on"
        yield Hit(RULE, function, node, message, advice="take a string or a number as key")
