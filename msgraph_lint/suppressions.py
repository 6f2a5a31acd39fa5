"""Comments that silence findings, the same in every front end.

=========================================  =============================================================
comment                                    silences
=========================================  =============================================================
``# noqa``                                 every finding that starts on its line
``# noqa: MSG101, MSG2``                   those whose code starts so; ``# noqa: E501`` is none of ours
``# msgraph-lint: disable=MSG101``         the rules named by code, prefix or name; all when none is named
``# msgraph-lint: disable-next=…``         the same on the next line
``# msgraph-lint: disable-file=…``         the same in the whole file
``# pylint: disable=msg-delete-statement`` the rule with this symbol or id (``E7101``), as pylint would
``# pylint: disable-next=…``               the same on the next line
``# pylint: skip-file``                    everything; so does ``disable=all``, as in pylint
=========================================  =============================================================

``disable`` reaches as far as in pylint: on a line with code that line, on its own line everything up to the
end of the block, at the top of a function or class all of it; ``enable`` takes it back.

As in ruff, a statement that goes on over several lines by a multi-line string or backslashes is one line: the
comment stands at its end.
"""

from __future__ import annotations

import ast
import re
import tokenize
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate
from weakref import WeakKeyDictionary

from msgraph_lint.findings import Finding
from msgraph_lint.rules import Rule
from msgraph_lint.source import Source, SourceError

_HINT = re.compile(r"noqa|msgraph-lint:|pylint:", re.IGNORECASE)
_NOQA = re.compile(r"#\s*noqa\b(?:\s*:\s*(?P<codes>[A-Z]+[0-9]+(?:[\s,]+[A-Z]+[0-9]+)*))?", re.IGNORECASE)
_DIRECTIVE = re.compile(r"\b(?P<tool>pylint|msgraph-lint):(?P<actions>[^#;]*)")
_ACTION = re.compile(
    r"\b(?P<action>skip-file|disable-file|disable-next|disable|enable)\b(?!-)"
    r"(?:\s*=\s*(?P<rules>[\w-]+(?:\s*,\s*[\w-]+)*))?"
)


def is_suppressed(finding: Finding, *, pylint: bool = True) -> bool:
    """Whether a comment in the source silences ``finding``.

    ``pylint``: whether pylint's comments count; pylint itself goes by them when it runs us.
    """
    parsed = _parsed.setdefault(finding.source, {})
    if pylint not in parsed:
        parsed[pylint] = _Comments(finding.source, pylint=pylint)
    return parsed[pylint].silence(finding.rule, finding.start[0])


def noqa_line(source: Source, line: int) -> int:
    """The line where a comment silences what is found on ``line``: the last that it goes on over."""
    if source not in _joined:
        _joined[source] = _last_lines(source.tokens)
    return _joined[source].get(line, line)


_joined: WeakKeyDictionary[Source, dict[int, int]] = WeakKeyDictionary()


@dataclass(frozen=True, slots=True)
class _Directive:
    """``disable``, ``enable`` and so on in one comment, for pylint or for us."""

    tool: str
    action: str
    rules: tuple[str, ...]
    line: int

    def names(self, rule: Rule) -> bool:
        """Whether the directive is about ``rule``."""
        if self.tool == "pylint":
            return any(
                name in ("all", f"msg-{rule.name}") or re.fullmatch(rf"[CREIWF]7{rule.code[3:]}", name)
                for name in self.rules
            )
        return not self.rules or any(name == rule.name or rule.code.startswith(name) for name in self.rules)


class _Comments:
    """The suppression comments of one file."""

    def __init__(self, source: Source, *, pylint: bool) -> None:
        self._noqa: dict[int, tuple[str, ...]] = {}
        """Line -> code prefixes; none of them means all."""
        self._directives: list[_Directive] = []
        self._silent: dict[str, frozenset[int]] = {}
        if not _HINT.search(source.text):
            return
        for line, comment in source.comments.items():
            if match := _NOQA.search(comment):
                codes = match["codes"]
                self._noqa[line] = tuple(re.split(r"[\s,]+", codes.upper())) if codes else ()
            for match in _DIRECTIVE.finditer(comment):
                if pylint or match["tool"] != "pylint":
                    self._directives += _directives(match["tool"], match["actions"], line)
        self._lines = range(1, len(source.line_starts) + 1)
        self._last_line = _last_lines(source.tokens)
        module = _parse(source) if self._directives else ast.Module([], [])
        places = _Places(module)
        self._reach = {directive.line: places.reach(directive.line) for directive in self._directives}
        self._continued: dict[int, list[int]] = {}
        """Last line of a statement that goes on over several lines -> the others."""
        for line, end in self._last_line.items():
            self._continued.setdefault(end, []).append(line)

    def silence(self, rule: Rule, line: int) -> bool:
        """Whether a finding of ``rule`` on ``line`` is silenced."""
        if not (self._noqa or self._directives):
            return False
        codes = self._noqa.get(self._last_line.get(line, line))
        if codes is not None and (not codes or rule.code.startswith(codes)):
            return True
        if rule.code not in self._silent:
            directives = [directive for directive in self._directives if directive.names(rule)]
            self._silent[rule.code] = frozenset(self._silent_lines(directives))
        return line in self._silent[rule.code]

    def _silent_lines(self, directives: list[_Directive]) -> Iterable[int]:
        """The lines that ``directives`` silence; later ones overrule earlier ones."""
        if any(directive.action in ("skip-file", "disable-file") for directive in directives):
            return self._lines
        sure: list[tuple[int, int, bool]] = []
        before: list[tuple[int, int, bool]] = []
        """The lines that stand before the comment: only where no other says anything."""
        for directive in directives:
            place, disable = directive.line, directive.action != "enable"
            if directive.action == "disable-next":
                sure.append((place + 1, place + 1, disable))
                continue
            first, last = self._reach[place]
            before.append((first, min(last, place - 1), disable))
            sure.append((max(first, place), last, disable))
            if directive.tool == "msgraph-lint" and (first, last) == (place, place):
                sure += [(line, line, disable) for line in self._continued.get(place, ())]
        left = _Left(len(self._lines) + 2)
        said = [*reversed(sure), *before]
        return [line for first, last, disable in said for line in left.take(first, last) if disable]


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


_parsed: WeakKeyDictionary[Source, dict[bool, _Comments]] = WeakKeyDictionary()


def _directives(tool: str, actions: str, line: int) -> Iterator[_Directive]:
    for match in _ACTION.finditer(actions):
        rules = tuple(re.split(r"\s*,\s*", match["rules"])) if match["rules"] else ()
        action = match["action"]
        if tool == "pylint":
            if action == "skip-file" or (action == "disable" and "all" in rules):
                yield _Directive(tool, "skip-file", ("all",), line)
            elif action != "disable-file":
                yield _Directive(tool, action, rules, line)
        elif action != "skip-file":
            yield _Directive(tool, action, rules, line)


def _last_lines(tokens: Sequence[tokenize.TokenInfo]) -> dict[int, int]:
    """Line -> last line of the multi-line string or backslash continuation that it is part of."""
    found: dict[int, int] = {}
    for first, last in reversed(list(_continuations(tokens))):
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
