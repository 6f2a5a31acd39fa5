"""``x.to(y.device)`` → ``x``, or no statement if nothing is left, and calls without ``device=y.device``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, remove_statement
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.source import Source, Span

_REASON = "the Tensor is left where it is, and made where the context says"
_HOW = frozenset({"non_blocking", "copy"})
"""Arguments of ``to`` that mean nothing without a device."""


def fix(hit: Hit) -> Fix | None:
    node, source = hit.node, hit.source
    if not isinstance(node, ast.Attribute) or node.attr != "device":
        return None
    parents = hit.function.parents
    around = parents[node]
    call = parents[around] if isinstance(around, ast.keyword) else around
    if not isinstance(call, ast.Call):
        return None
    others = [each for each in (*call.args, *call.keywords) if each not in (node, around)]
    if isinstance(call.func, ast.Attribute) and call.func.attr == "to":
        how = [each for each in others if isinstance(each, ast.keyword) and each.arg in _HOW]
        if len(others) == len(how):
            if (statement := _renaming(hit, call, call.func.value)) is not None:
                return _fix(remove_statement(hit.function, statement))
            return _removed(source, source.grouped(call.func.value).end, source.span(call).end)
        if how:
            return None
    elif not isinstance(around, ast.keyword) or not isinstance(hit.function.resolve(call.func), External):
        return None
    given = [*call.args, *call.keywords]
    at = given.index(around if isinstance(around, ast.keyword) else node)
    if len(given) == 1:
        span = _place(source, given[0])
        return _removed(source, span.start, span.end)
    if at == 0:
        return _removed(source, _place(source, given[0]).start, _place(source, given[1]).start)
    return _removed(source, _place(source, given[at - 1]).end, _place(source, given[at]).end)


def _renaming(hit: Hit, call: ast.Call, owner: ast.expr) -> ast.Assign | None:
    """The statement ``x = x.to(…)``, of which nothing is left without the call."""
    around = hit.function.parents[call]
    if not isinstance(around, ast.Assign) or len(around.targets) != 1 or not isinstance(owner, ast.Name):
        return None
    target = around.targets[0]
    return around if isinstance(target, ast.Name) and target.id == owner.id else None


def _place(source: Source, given: ast.AST) -> Span:
    """The characters of an argument, its parentheses among them."""
    if isinstance(given, ast.keyword):
        return Span(source.span(given).start, source.grouped(given.value).end)
    return source.grouped(given)


def _removed(source: Source, start: int, end: int) -> Fix | None:
    """The fix that takes out a part of a call, where no comment stands in it."""
    return _fix(None if has_comment(source, start, end) else Edit(start, end, ""))


def _fix(edit: Edit | None) -> Fix | None:
    return Fix("Leave the device out", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
