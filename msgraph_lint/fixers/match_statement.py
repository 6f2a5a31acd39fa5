"""``match`` on literals as ``if`` and ``elif``."""

from __future__ import annotations

import ast
import re
from collections.abc import Sequence

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import (
    block_of,
    dedent,
    has_comment,
    indent_of,
    operand,
    starts_line,
    written,
)
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.source import Source

_CASE = re.compile(r"(\s*)case\s*\(*\s*")
_COLON = re.compile(r"\s*:")


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    assert isinstance(node, ast.Match)
    subject = source.segment(node.subject)
    conditions = [_condition(source, subject, case) for case in node.cases]
    if not _is_plain(node.subject) or not all(conditions[:1]) or None in conditions:
        return None
    guards = [part for case in node.cases if case.guard is not None for part in ast.walk(case.guard)]
    if any(isinstance(part, ast.NamedExpr) for part in guards) or _is_property(hit.function, node.subject):
        return None
    edits = _rewritten(source, node, [condition or "" for condition in conditions])
    if edits is None:
        return None
    title = f"Write `if` and `elif` instead of `match {subject}`"
    function = hit.function
    if conditions[-1] and _bound(node.cases) - _bound_before(function, node):
        reason = "a name that only some cases bind is unbound for the others, which graph code refuses"
        return Fix(title, tuple(edits), Safety.UNSAFE, reason)
    return Fix(title, tuple(edits), Safety.SAFE)


def _is_plain(node: ast.expr) -> bool:
    """Whether it is a name or an attribute, which may be looked up for each case."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name)


def _is_property(function: GraphFunction | None, node: ast.expr) -> bool:
    """Whether a method of the Cell is behind the attribute: it would run once for each case."""
    name = attribute_of(node, function.self_name) if function is not None else None
    receiver = function.receiver if function is not None else None
    return name is not None and receiver is not None and receiver.method(name) is not None


def _condition(source: Source, subject: str, case: ast.match_case) -> str | None:
    """The condition of a case, empty for ``case _``; ``None`` when it is not a literal or binds a name."""
    parts: list[str] = []
    if not (
        isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.pattern.name is None
    ):
        test = _test(source, subject, case.pattern)
        if test is None:
            return None
        parts.append(test)
    if case.guard is not None:
        is_simple = isinstance(case.guard, ast.Compare) or not parts
        parts.append(written(source, case.guard) if is_simple else operand(source, case.guard))
        if " or " in parts[0] and len(parts) > 1:
            parts[0] = f"({parts[0]})"
    return " and ".join(parts)


def _test(source: Source, subject: str, pattern: ast.pattern) -> str | None:
    if isinstance(pattern, ast.MatchSingleton):
        return f"{subject} is {pattern.value}"
    if isinstance(pattern, ast.MatchValue):
        value = pattern.value.operand if isinstance(pattern.value, ast.UnaryOp) else pattern.value
        return f"{subject} == {source.segment(pattern.value)}" if isinstance(value, ast.Constant) else None
    if isinstance(pattern, ast.MatchOr):
        tests = [_test(source, subject, part) for part in pattern.patterns]
        return None if None in tests else " or ".join(test for test in tests if test is not None)
    return None


def _rewritten(source: Source, node: ast.Match, conditions: list[str]) -> list[Edit] | None:
    """``match …:`` removed, the heads of the cases rewritten, and all lines moved to the left."""
    first = node.cases[0].pattern.lineno
    outer, inner = indent_of(source, node), _CASE.match(source.line(first))
    if inner is None or not starts_line(source, node):
        return None
    moved = dedent(source, node.lineno + 1, node.end_lineno or first, inner[1], outer)
    if moved is None:
        return None
    start, after = source.line_starts[node.lineno - 1], source.line_starts[node.lineno]
    between = [source.line(number).strip() for number in range(node.lineno + 1, first)]
    end = source.grouped(node.subject).end
    head = _COLON.match(source.text, end)
    if head is None or has_comment(source, start, end):
        return None
    if any(line and not line.startswith("#") for line in between):
        return None
    comment = source.text[head.end() : after].lstrip()
    edits = [Edit(start + len(outer), after - len(comment), "") if comment else Edit(start, after, "")]
    edits += moved
    for case, condition in zip(node.cases, conditions, strict=True):
        keyword = _CASE.fullmatch(
            source.line(case.pattern.lineno)[: source.position(source.span(case.pattern).start)[1]]
        )
        end = source.grouped(case.guard if case.guard is not None else case.pattern).end
        if keyword is None or keyword[1] != inner[1] or not _COLON.match(source.text, end):
            return None
        left = source.line_starts[case.pattern.lineno - 1] + len(inner[1])
        if has_comment(source, left, end):
            return None
        word = "if" if case is node.cases[0] else "elif"
        edits.append(Edit(left, end, f"{word} {condition}" if condition else "else"))
    return edits


def _bound(parts: Sequence[ast.AST]) -> set[str]:
    """The names that are assigned somewhere in ``parts``."""
    nodes = [node for part in parts for node in ast.walk(part)]
    return {n.id for n in nodes if isinstance(n, ast.Name) and not isinstance(n.ctx, ast.Load)}


def _bound_before(function: GraphFunction, node: ast.Match) -> set[str]:
    """The parameters, and the names that simple statements before ``node`` assign."""
    block = block_of(function, node)
    simple = [s for s in block[: block.index(node)] if isinstance(s, (ast.Assign, ast.AnnAssign))]
    return _bound(simple) | function.parameter_names
