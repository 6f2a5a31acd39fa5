"""``is`` with a number or string."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG135", "identity-with-literal", "`is` with a number or string", on=("operator Is", "operator IsNot")
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    right = node.comparators[0]
    if isinstance(right, ast.Constant) and type(right.value) in (int, str):
        operator, better = ("is", "==") if isinstance(node.ops[0], ast.Is) else ("is not", "!=")
        text = function.module.source.segment(right)
        message = f"`{operator} {text}` does not compile: `is` is for None, True and False"
        yield Hit(RULE, function, node, message, advice=f"write `{better} {text}`")
