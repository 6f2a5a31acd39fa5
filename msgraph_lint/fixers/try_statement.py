"""No ``try`` where all that it does is to raise another exception."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import dedent, has_comment, indent_of, starts_line
from msgraph_lint.hits import Hit

_HEAD = re.compile(r"try[ \t\f]*:[ \t\f]*")
_END = re.compile(r"[ \t\f]*")
_REASON = "what the block raises then passes as it is"


def fix(hit: Hit) -> Fix | None:
    node = hit.node
    if not isinstance(node, ast.Try) or node.finalbody or node.orelse:
        return None
    if not all(isinstance(each.body[0], ast.Raise) for each in node.handlers):
        return None
    edits = _without(hit.function, node)
    return Fix("Drop the `try`", tuple(edits), Safety.UNSAFE, _REASON) if edits is not None else None


def _without(function: GraphFunction, node: ast.Try) -> list[Edit] | None:
    """``try:`` and the handlers removed, and the block moved left."""
    source, first, last = function.module.source, node.body[0], node.body[-1]
    start, block_end, end = source.span(node).start, source.span(last).end, source.span(node).end
    head = _HEAD.match(source.text, start)
    line_end, behind = source.line_end(block_end), source.line_end(end)
    if head is None or not (starts_line(source, node) and starts_line(source, first)):
        return None
    if has_comment(source, line_end, end) or _END.fullmatch(source.text, end, behind) is None:
        return None
    line = source.position(start)[0]
    outer = indent_of(source, node)
    moved = dedent(source, line + 1, last.end_lineno or last.lineno, indent_of(source, first), outer)
    if moved is None:
        return None
    has_rest = head.end() < source.line_end(start)  # a comment
    removed = (
        Edit(start, head.end(), "") if has_rest else Edit(start - len(outer), source.line_starts[line], "")
    )
    return [removed, *moved, Edit(line_end, behind, "")]
