"""No ``try``: the block alone, or the whole function run by Python while the graph is compiled."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.at_compile_time import as_constant
from msgraph_lint.fixers.shared.edits import dedent, has_comment, indent_of, starts_line
from msgraph_lint.hits import Hit

_HEAD = re.compile(r"try[ \t\f]*:[ \t\f]*")
_END = re.compile(r"[ \t\f]*")
_ASKED_FOR = {
    "AttributeError", "EOFError", "ImportError", "IndexError", "KeyError", "LookupError",
    "ModuleNotFoundError", "NameError", "StopIteration",
}  # fmt: skip
"""What is caught to learn whether something is there, not only where something is wrong."""


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    if not isinstance(node, ast.Try):
        return None
    constant = function.once(as_constant)
    if constant is not None or node.finalbody or node.orelse or _is_way_on(function, node):
        return constant
    edits = _without(function, node)
    return Fix("Drop the `try`", tuple(edits), Safety.UNSAFE, _reason(node)) if edits is not None else None


def _reason(node: ast.Try) -> str:
    handlers = [each for each in node.handlers if not isinstance(each.body[0], ast.Raise)]
    if not handlers:
        return "what the block raises then passes as it is"
    return f"where the block raises, PyNative no longer goes on in line {handlers[0].body[0].lineno}"


def _is_way_on(function: GraphFunction, node: ast.Try) -> bool:
    """Whether an exception is how the function goes on as a rule: it asks, imports, or tries again."""
    if any(isinstance(part, (ast.Import, ast.ImportFrom)) for each in node.body for part in ast.walk(each)):
        return True
    handlers = [each for each in node.handlers if not isinstance(each.body[0], ast.Raise)]
    around: ast.AST = node
    while around is not function.node:
        around = function.parents[around]
        if handlers and isinstance(around, (ast.For, ast.While)) and _leaves(node):
            return True
    return any(_caught(each) <= _ASKED_FOR for each in handlers)


def _leaves(node: ast.Try) -> bool:
    """Whether the block or a handler ends a round of the loop, or the loop."""
    parts = [part for each in (*node.body, *node.handlers) for part in ast.walk(each)]
    return any(isinstance(part, (ast.Return, ast.Break, ast.Continue)) for part in parts)


def _caught(handler: ast.ExceptHandler) -> set[str]:
    """The names of the exceptions; an empty one for those that have none."""
    types = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return {each.id if isinstance(each, ast.Name) else "" for each in types}


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
