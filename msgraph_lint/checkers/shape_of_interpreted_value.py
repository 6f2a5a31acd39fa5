"""Values that the interpreter made, where graph code needs their shape."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_cell_list
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.shapeless import is_reached, refused_in_row, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import TENSORS, Kind
from msgraph_lint.wording import place

RULE = Rule(
    "MSG672",
    "shape-of-interpreted-value",
    "a layer or function needs the shape of a value that the interpreter made",
    on=("node Call", "node Subscript"),
)
_OF_NUMBERS = {"arange", "eye", "full", "linspace", "ones", "rand", "randn", "range", "zeros"}
"""What makes a Tensor of numbers."""


def check(function: GraphFunction, node: ast.Call | ast.Subscript) -> Iterator[Hit]:
    made, what = _at_index(function, node) if isinstance(node, ast.Subscript) else _in_call(function, node)
    if not made or not is_reached(function, node):
        return
    message = f"{what}, and only the interpreter knows what that is ({place(function, made)})"
    advice = "compute it in the graph, or hand it to operators that need no shape, such as `ops.relu`"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)


def _in_call(function: GraphFunction, node: ast.Call) -> tuple[str, str]:
    """Where the interpreter makes what the callee needs, and what that is."""
    given = refuses(function, node)
    segment = function.module.source.segment
    who = f"`{segment(node.func)}`"
    if given is None:
        return refused_in_row(function, node), f"a layer of {who} needs the shape of what one before it makes"
    value, needed = function.value(given), "to know"
    is_number = value.kind is Kind.UNKNOWN and _short(node.func) in _OF_NUMBERS
    is_taken_whole = given in node.args[:1] or function.value(node.func).kind is Kind.CELL
    if is_taken_whole and value.may_be(*TENSORS) and not is_number and not _is_method(function, node):
        needed = "the shape of"
    return value.interpreted, f"{who} needs {needed} `{segment(given)}`"


def _short(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else ""


def _at_index(function: GraphFunction, node: ast.Subscript) -> tuple[str, str]:
    """The same for the index of a list of layers."""
    is_taken = isinstance(node.ctx, ast.Load) and not isinstance(node.slice, ast.Slice)
    if not is_taken or not is_cell_list(function.value(node.value)):
        return "", ""
    text = function.module.source.segment(node.slice)
    return function.value(node.slice).interpreted, f"the list of layers needs to know `{text}`"


def _is_method(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is a method of a Tensor."""
    return isinstance(node.func, ast.Attribute) and function.value(node.func.value).is_tensor
