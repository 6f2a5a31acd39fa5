"""``== None`` on a Cell, a function or a dict."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.compared import none_comparison
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG404",
    "none-compared-by-equality",
    "`== None` on a Cell, a function or a dict",
    on=("operator Eq", "operator NotEq"),
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    comparison = none_comparison(node)
    if comparison is None:
        return
    kind = _kind(function, comparison.operand)
    if kind is not None:
        operator, better = ("==", "is") if comparison.is_equal else ("!=", "is not")
        message = f"`{operator}` has no meaning for a {kind} in graph code"
        yield Hit(RULE, function, node, message, advice=f"write `{better} None`")


def _kind(function: GraphFunction, node: ast.expr) -> str | None:
    if isinstance(node, ast.Name):
        if function.is_entry and node.id in function.parameter_names and _is_dict(function, node.id):
            return "dict"
        return None
    if attribute_of(node, function.self_name) is None:
        return None
    value = function.value(node)
    if value.kind is Kind.CELL and not (
        isinstance(value.cls, External) and value.cls.name == "mindspore.nn.CellList"
    ):
        return "Cell"
    if value.kind is Kind.FUNCTION:
        return "function"
    return "dict" if value.kind is Kind.DICT and value.is_constant else None


def _is_dict(function: GraphFunction, name: str) -> bool:
    """Whether an item of the argument is taken by a string, and the name is never bound."""
    return name not in function.bindings and any(
        isinstance(node.value, ast.Name)
        and node.value.id == name
        and isinstance(node.slice, ast.Constant)
        and isinstance(node.slice.value, str)
        for node in function.nodes(ast.Subscript)
    )
