"""Which findings comments silence, and which comments silence something, in every front end.

How they are written: `comments`, docs/suppressions.md. ``disable`` reaches as far as in pylint: on a line
with code that line, on its own line everything up to the end of the block, at the top of a function or class
all of it; ``enable`` takes it back. Pylint's comments and ours do not know of each other.

As in ruff, a statement that goes on over several lines by a multi-line string or backslashes is one line: the
comment stands at its end.
"""

from __future__ import annotations

import ast
import re
import tokenize
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import accumulate
from weakref import WeakKeyDictionary

from msgraph_lint.comments import NOQA, OURS, PYLINT, Name, Suppression, suppressions
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, SourceError, Span

_HINTS = ("noqa", "msgraph-lint", "pylint:")
"""One of these is in each comment that silences something, in whatever case."""
_HINT_OF_OURS = re.compile(r"noqa\s*:[^\n\r]*msg|msgraph-lint\s*:")


class Suppressions:
    """The suppression comments as one run goes by them.

    ``pylint``: whether pylint's comments count; pylint itself goes by them when it runs us.
    """

    def __init__(self, *, pylint: bool = True) -> None:
        self._pylint = pylint
        self.used: set[tuple[str, Span]] = set()
        """The names that silenced something so far: each by its file and its characters."""

    def silence(self, rule: Rule, source: Source, line: int) -> bool:
        """Whether a comment silences a finding of ``rule`` on ``line``."""
        comments = _comments(source)
        names = comments.silencing(rule, line, OURS)
        self.used.update((source.path, name.span) for name in names)
        return bool(names) or (self._pylint and bool(comments.silencing(rule, line, PYLINT)))


def noqa_line(source: Source, line: int) -> int:
    """The line where a comment silences what is found on ``line``: the last that it goes on over."""
    if source not in _joined:
        _joined[source] = _last_lines(source)
    return _joined[source].get(line, line)


_joined: WeakKeyDictionary[Source, dict[int, int]] = WeakKeyDictionary()


def to_judge(source: Source) -> Sequence[Suppression]:
    """The suppressions in ``source`` that are for us alone: not pylint's, nor ``# noqa`` without codes."""
    text = source.text.lower()
    if "msg" not in text or not _HINT_OF_OURS.search(text):
        return ()
    return [each for each in _comments(source).all if each.tool != PYLINT and not each.is_blanket]


def at(source: Source, span: Span) -> tuple[Suppression, Name | None]:
    """The name with the characters ``span`` and its suppression, or else one that cannot be read.

    Raises:
        KeyError: there is none.
    """
    return _comments(source).by_span[span]


_parsed: WeakKeyDictionary[Source, _Comments] = WeakKeyDictionary()


def _comments(source: Source) -> _Comments:
    if source not in _parsed:
        _parsed[source] = _Comments(source)
    return _parsed[source]


def _may_silence(text: str) -> bool:
    lower = text.lower()
    return any(hint in lower for hint in _HINTS)


class _Comments:
    """The suppression comments of one file."""

    def __init__(self, source: Source) -> None:
        self.all = list(suppressions(source)) if _may_silence(source.text) else []
        self._noqa: dict[int, list[Suppression]] = {}
        self._directives: list[Suppression] = []
        for each in self.all:
            if each.tool == NOQA:
                self._noqa.setdefault(each.line, []).append(each)
            elif each.action:
                self._directives.append(each)
        self._silent: dict[tuple[str, str], dict[int, Suppression]] = {}
        """Code of a rule and tool -> line -> the directive that silences it."""
        if not self.all:
            return
        self._lines = range(1, len(source.line_starts) + 1)
        self._last_line = _last_lines(source)
        module = _parse(source) if self._directives else ast.Module([], [])
        places = _Places(module)
        self._reach = {directive.line: places.reach(directive.line) for directive in self._directives}
        self._continued: dict[int, list[int]] = {}
        """Last line of a statement that goes on over several lines -> the others."""
        for line, end in self._last_line.items():
            self._continued.setdefault(end, []).append(line)

    @cached_property
    def by_span(self) -> dict[Span, tuple[Suppression, Name | None]]:
        found: dict[Span, tuple[Suppression, Name | None]] = {}
        for each in self.all:
            found[each.span] = each, None
            found.update({name.span: (each, name) for name in each.names})
        return found

    def silencing(self, rule: Rule, line: int, tool: str) -> list[Name]:
        """What silences a finding of ``rule`` on ``line`` in comments for ``tool``; ``noqa`` is for us."""
        if not self.all:
            return []
        at_end = self._noqa.get(self._last_line.get(line, line), ()) if tool == OURS else ()
        if (rule.code, tool) not in self._silent:
            directives = [each for each in self._directives if each.tool == tool and each.naming(rule)]
            self._silent[rule.code, tool] = dict(self._silent_lines(directives))
        directive = self._silent[rule.code, tool].get(line)
        silencing = [*at_end, directive] if directive else at_end
        return [name for each in silencing for name in each.naming(rule)]

    def _silent_lines(self, directives: list[Suppression]) -> Iterator[tuple[int, Suppression]]:
        """The lines that ``directives`` silence, and which of them does; later ones overrule earlier ones."""
        for directive in directives:
            if directive.action in ("skip-file", "disable-file"):
                yield from ((line, directive) for line in self._lines)
                return
        sure: list[tuple[int, int, Suppression]] = []
        before: list[tuple[int, int, Suppression]] = []
        """The lines that stand before the comment: only where no other says anything."""
        for directive in directives:
            place = directive.line
            if directive.action == "disable-next":
                sure.append((place + 1, place + 1, directive))
                continue
            first, last = self._reach[place]
            before.append((first, min(last, place - 1), directive))
            sure.append((max(first, place), last, directive))
            if directive.tool == OURS and (first, last) == (place, place):
                sure += [(line, line, directive) for line in self._continued.get(place, ())]
        left = _Left(len(self._lines) + 2)
        for first, last, directive in [*reversed(sure), *before]:
            for line in left.take(first, last):
                if directive.action != "enable":
                    yield line, directive


class _Left:
    """The lines that nothing was said about yet."""

    def __init__(self, last: int) -> None:
        self._next = list(range(last + 2))
        """Line -> itself while it is left, else one on the way to the next that is."""

    def take(self, first: int, last: int) -> list[int]:
        """Those from ``first`` to ``last``, which are no longer left."""
        taken: list[int] = []
        line = self._first(first)
        while line <= last:
            taken.append(line)
            self._next[line] = line + 1
            line = self._first(line + 1)
        return taken

    def _first(self, line: int) -> int:
        while self._next[line] != line:
            self._next[line] = self._next[self._next[line]]
            line = self._next[line]
        return line


def _last_lines(source: Source) -> dict[int, int]:
    """Line -> last line of the multi-line string or backslash continuation that it is part of."""
    try:
        continuations = list(_continuations(source.passing_tokens()))
    except (tokenize.TokenError, SyntaxError):
        return {}
    found: dict[int, int] = {}
    for first, last in reversed(continuations):
        found.update(dict.fromkeys(range(first, last), found.get(last, last)))
    return found


_LAYOUT = {
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.COMMENT,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}


def _continuations(tokens: Iterable[tokenize.TokenInfo]) -> Iterator[tuple[int, int]]:
    """(first line, last line) of each string and each backslash that joins lines, in source order."""
    previous: tokenize.TokenInfo | None = None
    for token in tokens:
        if previous and token.start[0] > previous.end[0] and not {previous.type, token.type} & _LAYOUT:
            yield previous.end[0], token.start[0]
        if token.end[0] > token.start[0] and token.type not in _LAYOUT:
            yield token.start[0], token.end[0]
        previous = token


def _parse(source: Source) -> ast.Module:
    try:
        return source.parse()
    except SourceError:
        return ast.Module([], [])


# How far a `disable` reaches: what pylint's `FileState` and astroid's `block_range` come to.

_FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


class _Places:
    """What stands on which line of a module."""

    def __init__(self, module: ast.Module) -> None:
        self._module = module
        self._known: dict[ast.AST, tuple[list[ast.expr | ast.stmt], list[int], list[tuple[int, int]]]] = {}
        """Node -> its parts by first line, the last line up to each; first and last line of its suites."""

    def reach(self, line: int) -> tuple[int, int]:
        """First and last line that a ``disable`` or ``enable`` on ``line`` is about."""
        node: ast.AST = self._module
        while inner := self._part(node, line):
            node = inner
        _, _, blocks = self._of(node)
        if not isinstance(node, (ast.Module, ast.ClassDef, *_FUNCTIONS)):
            return line, next((last for _, last in blocks if line <= last), line)
        start = 1 if isinstance(node, ast.Module) else node.lineno
        if not blocks or line > blocks[0][1] or (isinstance(node, _FUNCTIONS) and line == start):
            return line, line
        return (start if line < blocks[0][0] else line), blocks[0][1]

    def _part(self, node: ast.AST, line: int) -> ast.expr | ast.stmt | None:
        """The first part of ``node`` on ``line``."""
        parts, ends, _ = self._of(node)
        index = bisect_left(ends, line)
        return parts[index] if index < len(parts) and parts[index].lineno <= line else None

    def _of(self, node: ast.AST) -> tuple[list[ast.expr | ast.stmt], list[int], list[tuple[int, int]]]:
        if node not in self._known:
            parts = sorted(_parts(node), key=lambda part: part.lineno)
            blocks = [(block[0].lineno, _last(block[-1])) for block in _blocks(node)]
            self._known[node] = parts, list(accumulate(map(_last, parts), max)), blocks
        return self._known[node]


def _parts(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """The nearest descendants of ``node`` that have a place, docstrings left out."""
    docstring = _docstring(node)
    for child in ast.iter_child_nodes(node):
        if not hasattr(child, "lineno"):
            yield from _parts(child)
        elif child is not docstring:
            yield child  # type: ignore[misc]


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    """The suites of a compound statement, docstrings left out."""
    docstring = _docstring(node)
    for owner in (node, *getattr(node, "cases", ())):
        for name in ("body", "orelse", "finalbody"):
            suite = getattr(owner, name, None)
            if isinstance(suite, list) and (block := [child for child in suite if child is not docstring]):
                yield block


def _docstring(node: ast.AST) -> ast.stmt | None:
    if (
        isinstance(node, (ast.Module, ast.ClassDef, *_FUNCTIONS))
        and ast.get_docstring(node, clean=False) is not None
    ):
        return node.body[0]
    return None


def _last(node: ast.expr | ast.stmt) -> int:
    return node.end_lineno or node.lineno
