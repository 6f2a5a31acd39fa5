"""Strings that a Tensor condition chooses, and what is done with them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import chosen_strings
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG321",
    "string-chosen-by-tensor",
    "a string that a Tensor condition chooses is used",
    on=("node If", "node IfExp", "node While"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for node, test in chosen_strings(function):
        if _is_used(function, node):
            message = f"the Tensor condition `{short(function, test)}` cannot choose between strings"
            advice = "call the function on both ways, or decide by a value that is known at compile time"
            yield Hit(RULE, function, node, message, advice=advice)


def _is_used(function: GraphFunction, node: ast.expr) -> bool:
    """Whether more is done with the string than to print or to return it."""
    parent = function.parents[node]
    if isinstance(parent, ast.keyword):
        parent = function.parents[parent]
    if isinstance(parent, ast.Compare):
        return len(parent.ops) == 1 and isinstance(parent.ops[0], (ast.Eq, ast.NotEq))
    if isinstance(parent, ast.Subscript):
        return parent.slice is node
    if isinstance(parent, ast.Call) and parent.func is not node:
        callee = function.value(parent.func)
        of_tensor = isinstance(parent.func, ast.Attribute) and function.value(parent.func.value).is_tensor
        of_library = callee.kind is Kind.FUNCTION and isinstance(callee.function, External)
        return of_tensor or of_library or (isinstance(parent.func, ast.Name) and parent.func.id == "len")
    return isinstance(parent, (ast.BinOp, ast.FormattedValue))
