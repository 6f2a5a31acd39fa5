"""``else`` of a loop without ``break``: its block after the loop."""

from __future__ import annotations

import ast
import re

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import dedent, indent_of, starts_line
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import SCOPES, children
from msgraph_lint.source import Source

_ELSE = re.compile(r"[ \t]*else[ \t]*:[ \t\f]*(?=#|$)")


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    assert isinstance(node, (ast.For, ast.While))
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
    """The line ``else:`` removed but for its comment, and the lines of its block moved left to the loop."""
    first, last = loop.orelse[0], loop.orelse[-1]
    if not (starts_line(source, first) and starts_line(source, loop)):
        return None
    body_end = loop.body[-1].end_lineno or 0
    lines = [n for n in range(body_end + 1, first.lineno) if _ELSE.match(source.line(n))]
    if len(lines) != 1:
        return None
    (line,) = lines
    outer = indent_of(source, loop)
    moved = dedent(source, line + 1, last.end_lineno or last.lineno, indent_of(source, first), outer)
    head = _ELSE.match(source.line(line))
    if moved is None or head is None:
        return None
    start, after = source.line_starts[line - 1], source.line_starts[line]
    comment = line in source.comments
    removed = Edit(start + len(outer), start + head.end(), "") if comment else Edit(start, after, "")
    return [removed, *moved]
