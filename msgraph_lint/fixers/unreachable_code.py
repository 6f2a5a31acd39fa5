"""The dead rest of the block removed."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, has_comment, starts_line
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import bindings, bound_name, walk
from msgraph_lint.source import Source

_CHANGES_FUNCTION = (ast.Yield, ast.YieldFrom, ast.Global, ast.Nonlocal)
"""What tells of the whole function even where it never runs."""
_REST = re.compile(r"[ \t\f]*;?[ \t\f]*")


def fix(hit: Hit) -> Fix | None:
    node, function, source = hit.node, hit.function, hit.source
    assert isinstance(node, ast.stmt)
    block = block_of(function, node)
    dead = block[block.index(node) :]
    if any(isinstance(n, _CHANGES_FUNCTION) for s in dead for n in ast.walk(s)):
        return None
    if _makes_local(function, dead):
        return None
    edit = _removal(source, block[block.index(node) - 1], dead)
    return Fix("Remove the dead code", (edit,), Safety.SAFE) if edit is not None else None


def _removal(source: Source, jump: ast.stmt, dead: list[ast.stmt]) -> Edit | None:
    """All after ``jump`` removed; where a comment stands beside it, the lines of ``dead``."""
    end, first, last = source.span(jump).end, source.span(dead[0]).start, source.span(dead[-1]).end
    if has_comment(source, source.line_end(end), last):
        return None
    rest = _REST.match(source.text, last)
    assert rest is not None
    if not has_comment(source, end, last):
        ends_with_semicolon = source.text[end - 1] == ";"  # as `ast` counts it to compound statements
        return Edit(end, rest.end() if ends_with_semicolon else last, "")
    if not starts_line(source, dead[0]) or getattr(dead[0], "decorator_list", None):
        return None
    if source.text[rest.end() : rest.end() + 1] == "#":
        return Edit(first, rest.end(), "")
    start = source.line_end(source.line_starts[dead[0].lineno - 2])
    return Edit(start, rest.end(), "") if rest.end() == source.line_end(last) else None


def _makes_local(function: GraphFunction, dead: list[ast.stmt]) -> bool:
    """Whether a name that the rest of the function mentions is local only because ``dead`` binds it."""
    names = {bound_name(binding.target) for binding in bindings(walk(dead))} - function.parameter_names
    inside = {node for statement in dead for node in ast.walk(statement)}
    return any(
        name is not None
        and all(binding.target in inside for binding in function.bindings.get(name, ()))
        and any(mention not in inside for mention in function.info.mentions.get(name, ()))
        for name in names
    )
