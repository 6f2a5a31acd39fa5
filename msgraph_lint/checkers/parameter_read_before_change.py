"""Items of Parameters that are read after an item was assigned, and give what was there before."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG720",
    "parameter-read-before-change",
    "an item of a Parameter is assigned, and a slice of the Parameter is read afterwards",
    on=("set []",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    name = attribute_of(node.value, function.self_name)
    if name is None or not isinstance(node.slice, ast.Tuple) or not _is_view(function, node.slice):
        return
    if function.value(node.value).kind is not Kind.PARAMETER:
        return
    read = next(_reads_after(function, node, name), None)
    if read is not None:
        segment = function.module.source.segment
        message = (
            f"`{segment(read)}` on line {read.lineno} does not see this change of `{segment(node.value)}`"
        )
        advice = f"read `({segment(node.value)} + 0)[…]`, or take the part by `narrow`"
        yield Hit(RULE, function, node, message, advice=advice)


def _reads_after(function: GraphFunction, node: ast.Subscript, name: str) -> Iterator[ast.Subscript]:
    """Slices of the attribute in the statements behind ``node``, up to one that assigns all of it."""
    block, at = function.info.blocks[function.statement_of(node)]
    for later in block[at + 1 :]:
        if not isinstance(later, (ast.Assign, ast.AugAssign, ast.Expr, ast.Return)):
            return
        subscripts = (part for part in ast.walk(later) if isinstance(part, ast.Subscript))
        for part in subscripts:
            is_read = isinstance(part.ctx, ast.Load) and _is_view(function, part.slice)
            if is_read and attribute_of(part.value, function.self_name) == name:
                yield part
        targets = later.targets if isinstance(later, ast.Assign) else []
        if any(attribute_of(target, function.self_name) == name for target in targets):
            return


def _is_view(function: GraphFunction, index: ast.expr) -> bool:
    """Whether it is a slice, or several indices: slices, numbers and ``...``."""
    if isinstance(index, ast.Tuple):
        return len(index.elts) > 1 and all(_is_plain(function, each) for each in index.elts)
    return isinstance(index, ast.Slice)


def _is_plain(function: GraphFunction, index: ast.expr) -> bool:
    is_ellipsis = isinstance(index, ast.Constant) and index.value is Ellipsis
    return isinstance(index, ast.Slice) or is_ellipsis or function.value(index).kind is Kind.INT
