"""A glance at a text that is being typed: at the one function of which the statements are others now.

What was found out about the whole program stays as it was, but for that function: so it takes no time that
anybody feels. What the function is to others, and they to each other, is found out when the whole is looked
at again, as soon as nobody types for a while; a glance says nothing where it could not be right without that.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.engine import Look, Place, check_function, place_of
from msgraph_lint.findings import Edit, Finding, Fix, Report
from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.definitions import FunctionInfo, Module
from msgraph_lint.program.summaries import first_line
from msgraph_lint.program.syntax import FUNCTIONS, SCOPES
from msgraph_lint.records import dataclass, replace
from msgraph_lint.source import Source, Span

_OUTWARD = (*SCOPES, ast.Lambda, ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom)
"""What makes others of a function than itself, or changes what names mean elsewhere."""


@dataclass(frozen=True)
class _Change:
    """The characters ``[start, end)`` of a text became ``[start, after)`` of another one."""

    start: int
    end: int
    after: int

    @classmethod
    def between(cls, before: str, after: str) -> _Change:
        start = _alike(before, after)
        most = min(len(before), len(after)) - start
        same = _alike(before[len(before) - most :][::-1], after[len(after) - most :][::-1])
        return cls(start, len(before) - same, len(after) - same)

    def moved(self, start: int, end: int) -> tuple[int, int] | None:
        """Where ``[start, end)`` is now; None where it is no more what it was."""
        if end <= self.start:
            return start, end
        by = self.after - self.end
        return (start + by, end + by) if start >= self.end else None


class Glance:
    """What it takes to have a glance at a file, after the ``report`` of a look at all of it."""

    def __init__(self, looks: Sequence[Look], source: Source, report: Report) -> None:
        self._looks = looks
        self._source = source
        self._findings = report.findings
        self._found_in: dict[Place, set[ast.AST]] = {}
        """What was found -> the functions in which it was."""
        for look in looks:
            for place, functions in look.found_in.items():
                self._found_in.setdefault(place, set()).update(functions)
        self._is_right = bool(looks) and not report.errors
        """Whether all that is known goes together."""

    def at(self, source: Source) -> Report | None:
        """What is found in the file now that it is ``source``; None where that takes a look at all of it."""
        if not self._is_right:
            return None
        project = self._looks[0].graph_code.project
        change = _Change.between(self._source.text, source.text)
        module = project.load(source.path)
        typed = self._typed(module, source, change) if not module.unread else None
        if typed is None:
            return None
        self._is_right = False
        function, node, moved = typed
        compiling = [look for look in self._looks if function.node in look.graph_code.compiled]
        try:
            project.retype(source, function, node, moved)
            report, found_in = check_function(self._looks, function.node)
        except Exception:  # a fault of ours: the look at all of it, which follows, says what is wrong
            return None
        if report.errors or any(function.node not in look.graph_code.compiled for look in compiling):
            return None  # a look leaves it to the interpreter, or not, before all calls are known
        others = self._others(source, change, function.node)
        found = {place_of(finding): finding for finding, _ in others}
        found.update((place_of(finding), finding) for finding in report.findings)
        for finding, functions in others:
            found_in.setdefault(place_of(finding), set()).update(functions)
        self._findings = sorted(found.values(), key=lambda finding: finding.sort_key)
        self._source, self._found_in, self._is_right = source, found_in, True
        return Report(self._findings)

    def _typed(
        self, module: Module, source: Source, change: _Change
    ) -> tuple[FunctionInfo, FunctionNode, int] | None:
        """The function that has other statements, the same with them, and how many lines more they are.

        None where that is not all that changed, or concerns others.
        """
        before = self._source
        found = _holding(module.tree.body, before.position(change.start)[0], len(before.line_starts))
        if found is None or "\r" in before.text or "\r" in source.text:
            return None
        node, last = found
        starts = before.line_starts
        end = starts[last] if last < len(starts) else len(before.text)
        first = node.body[0].lineno
        if first == node.lineno or change.start < starts[first - 1] or change.end > end:
            return None
        function = module.function(node)
        if not any(node in look.graph_code.compiled for look in self._looks) or _concerns_others(function):
            return None
        moved = len(source.line_starts) - len(starts)
        try:
            statements = source.statements_from(node, last + moved)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return None
        typed = statements[0] if len(statements) == 1 else None
        if not isinstance(typed, FUNCTIONS) or _concerns_others(FunctionInfo(module, typed, function.owner)):
            return None
        return function, typed, moved

    def _others(
        self, source: Source, change: _Change, node: FunctionNode
    ) -> list[tuple[Finding, set[ast.AST]]]:
        """What was found elsewhere than in the function ``node``, with the functions in which it was."""
        found: list[tuple[Finding, set[ast.AST]]] = []
        for finding in self._findings:
            functions = self._found_in.get(place_of(finding), set())
            place = change.moved(finding.span.start, finding.span.end)
            if place is not None and functions != {node}:
                fix = finding.fix and _moved(finding.fix, change)
                moved = replace(finding, source=source, span=Span(*place), fix=fix)
                found.append((moved, functions - {node}))
        return found


def _alike(one: str, other: str) -> int:
    """How many characters are the same at the start of both."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[low:middle] == other[low:middle]:
            low = middle
        else:
            high = middle - 1
    return low


def _holding(body: Sequence[ast.stmt], line: int, last: int) -> tuple[FunctionNode, int] | None:
    """The function or method on ``line``, and the last line before what follows, at most ``last``."""
    for number, statement in enumerate(body):
        end = first_line(body[number + 1]) - 1 if number + 1 < len(body) else last
        if first_line(statement) <= line <= end:
            if isinstance(statement, ast.ClassDef):
                return _holding(statement.body, line, end)
            return (statement, end) if isinstance(statement, FUNCTIONS) else None
    return None


def _concerns_others(function: FunctionInfo) -> bool:
    """Whether what its statements are says something about others at once."""
    if function.self_bindings or function.sets_unnamed_attributes or function.name == "__init__":
        return True
    if function.owner is not None and any(each.name == function.name for each in function.owner.init_methods):
        return True
    return any(isinstance(node, _OUTWARD) for node in function.nodes)


def _moved(fix: Fix, change: _Change) -> Fix | None:
    """``fix`` where it is now; None where it is to be worked out anew."""
    edits = [change.moved(edit.start, edit.end) for edit in fix.edits]
    if None in edits:
        return None
    moved = tuple(Edit(*place, edit.text) for place, edit in zip(edits, fix.edits, strict=True) if place)
    return replace(fix, edits=moved, claims=frozenset())
