"""`a, b = options`: the compiler asks a dict for the keys 0 and 1."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG275",
    "dict-unpacked-into-names",
    "a dict is unpacked into names: the compiler looks for the keys 0, 1, …",
    on=("node Assign",),
)


def check(function: GraphFunction, node: ast.Assign) -> Iterator[Hit]:
    target = node.targets[0]
    if not isinstance(target, (ast.Tuple, ast.List)) or any(isinstance(e, ast.Starred) for e in target.elts):
        return
    value = function.value(node.value)
    if value.kind is not Kind.DICT or not value.shows_keys or 0 in dict(value.entries):
        return
    text = function.module.source.segment(node.value)
    message = f"`{text}` is a dict: the compiler does not unpack its keys, but looks for the keys 0, 1, …"
    yield Hit(RULE, function, node.value, message, advice=f"write `{text}.keys()`")
