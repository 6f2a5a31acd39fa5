"""`isinstance(x, typing.Sequence)`, `isinstance(x, int | float)`: the compiler takes classes alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.asked_types import TYPING, asked_types, type_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG697",
    "isinstance-of-typing",
    "`isinstance` is asked for a name of `typing`, or for types joined by `|`",
    on=("call builtins.isinstance",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if node.args and function.is_left_to_python(node.args[0]):
        return
    for each in asked_types(node):
        is_union = isinstance(each, ast.BinOp) and isinstance(each.op, ast.BitOr)
        if is_union or type_name(function, each).startswith(TYPING):
            message = f"`isinstance` takes classes in graph code, and `{ast.unparse(each)}` is none"
            yield Hit(RULE, function, node, message, advice="name classes, as `(list, tuple)`")
            return
