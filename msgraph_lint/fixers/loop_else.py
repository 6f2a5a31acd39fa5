"""``else`` of a loop without ``break``: its block after the loop."""

from __future__ import annotations

import ast
import re

from msgraph_lint.edits import indent_of, starts_line
from msgraph_lint.findings import Edit, Finding, Fix, Safety
from msgraph_lint.graph.syntax import SCOPES, children
from msgraph_lint.source import Source

_ELSE = re.compile(r"[ \t]*else[ \t]*:[ \t]*")


def fix(finding: Finding) -> Fix | None:
    node, function = finding.node, finding.function
    assert isinstance(node, (ast.For, ast.While))
    assert function is not None
    source = function.module.source
    if any(_breaks(statement) for statement in node.body):
        return None
    edits = _dedented(source, node)
    if edits is None:
        return None
    return Fix("Write the block of `else` after the loop", tuple(edits), Safety.SAFE)


def _breaks(node: ast.AST) -> bool:
    """Whether a ``break`` in ``node`` leaves the loop around ``node``."""
    if isinstance(node, ast.Break):
        return True
    if isinstance(node, SCOPES):
        return False
    if isinstance(node, (ast.For, ast.While, ast.AsyncFor)):
        return any(_breaks(statement) for statement in node.orelse)
    return any(_breaks(child) for child in children(node))


def _dedented(source: Source, loop: ast.For | ast.While) -> list[Edit] | None:
    """The line ``else:`` removed, and the lines of its block moved left to where the loop starts."""
    first, last = loop.orelse[0], loop.orelse[-1]
    outer, inner = indent_of(source, loop), indent_of(source, first)
    if not (starts_line(source, first) and starts_line(source, loop)):
        return None
    if not inner.startswith(outer) or len(inner) == len(outer) or _has_long_string(loop.orelse):
        return None
    body_end = loop.body[-1].end_lineno or 0
    lines = [n for n in range(body_end + 1, first.lineno) if _ELSE.fullmatch(_content(source, n))]
    if len(lines) != 1:
        return None
    edits = [Edit(source.line_starts[lines[0] - 1], source.line_starts[lines[0]], "")]
    for number in range(lines[0] + 1, (last.end_lineno or last.lineno) + 1):
        if source.line(number).startswith(inner):
            start = source.line_starts[number - 1]
            edits.append(Edit(start + len(outer), start + len(inner), ""))
    return edits


def _content(source: Source, number: int) -> str:
    return source.line(number).rstrip("\r\n")


def _has_long_string(block: list[ast.stmt]) -> bool:
    """Whether moving the lines would change a string of several lines."""
    return any(
        isinstance(node, (ast.Constant, ast.JoinedStr)) and node.end_lineno != node.lineno
        for statement in block
        for node in ast.walk(statement)
    )
