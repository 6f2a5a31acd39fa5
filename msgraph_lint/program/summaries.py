"""What one file says to the others: its imports, and what each of its statements binds and mentions.

A summary is made from its file alone and is plain data, so it can be kept from one run to the next.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.program.found import cached_property
from msgraph_lint.program.imports import Import
from msgraph_lint.program.syntax import bindings, bound_name, walk
from msgraph_lint.program.unread import mentioned
from msgraph_lint.records import dataclass


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """A statement at module level that is no import."""

    line: int
    """Where it starts, decorators included."""
    names: tuple[str, ...]
    """What it binds."""
    mentions: tuple[str, ...]
    """The names and attributes in it, but for those in annotations, which lead nowhere."""


@dataclass(frozen=True)
class Summary:
    """What the files of a project know of each other."""

    imports: tuple[Import, ...]
    statements: tuple[Statement, ...]
    """None when the file cannot be parsed."""

    @cached_property
    def binding(self) -> dict[str, list[Statement]]:
        """Name -> the statements that bind it."""
        return _by_name((name, each) for each in self.statements for name in each.names)

    @cached_property
    def mentioning(self) -> dict[str, list[Statement]]:
        """Name -> the statements that mention it."""
        return _by_name((name, each) for each in self.statements for name in each.mentions)


def _by_name(pairs: Iterator[tuple[str, Statement]]) -> dict[str, list[Statement]]:
    found: dict[str, list[Statement]] = {}
    for name, statement in pairs:
        found.setdefault(name, []).append(statement)
    return found


def statements_of(tree: ast.Module) -> tuple[Statement, ...]:
    """The statements of a module, without its imports."""
    return tuple(
        Statement(first_line(node), tuple(sorted(_bound(node))), tuple(sorted(mentioned(node))))
        for node in tree.body
        if not isinstance(node, (ast.Import, ast.ImportFrom))
    )


def first_line(statement: ast.stmt) -> int:
    """The line that ``statement`` starts on, decorators included."""
    decorators: list[ast.expr] = getattr(statement, "decorator_list", [])
    return min([statement.lineno, *(decorator.lineno for decorator in decorators)])


def _bound(statement: ast.stmt) -> set[str]:
    return {name for each in bindings(walk([statement])) if (name := bound_name(each.target))}
