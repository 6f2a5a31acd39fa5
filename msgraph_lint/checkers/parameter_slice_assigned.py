"""Slices of Parameters that graph code assigns: the Parameter keeps what it has."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG229",
    "parameter-slice-assigned",
    "a slice of a Parameter is assigned in graph code",
    on=("set []",),
)
_ADVICE = "choose by `ops.where`, and assign the whole Parameter"


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    index = node.slice
    if function.value(node.value).kind is not Kind.PARAMETER:
        return
    is_slice = isinstance(index, ast.Slice) or _is_slice_object(function, index)
    if is_slice or _is_ellipsis(index) or _is_mask(function, index):
        segment = function.module.source.segment
        text = f"{segment(node.value)}[{segment(index)}{', ...' if is_slice else ','}]"
        message = f"the assignment to `{segment(node)}` is lost: the Parameter keeps what it has"
        advice = f"write `{text}`: several indices change it" if not _is_mask(function, index) else _ADVICE
        yield Hit(RULE, function, node, message, advice=advice)


def _is_slice_object(function: GraphFunction, index: ast.expr) -> bool:
    return isinstance(index, ast.Call) and is_builtin(function, index.func, "slice")


def _is_ellipsis(index: ast.expr) -> bool:
    return isinstance(index, ast.Constant) and index.value is Ellipsis


def _is_mask(function: GraphFunction, index: ast.expr) -> bool:
    return function.value(index).is_tensor and dtype_of(function, index) == "bool"
