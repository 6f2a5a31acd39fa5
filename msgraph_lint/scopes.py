"""The classes and functions of a text, by line."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from weakref import WeakKeyDictionary

from msgraph_lint.source import Source, SourceError

_known: WeakKeyDictionary[Source, list[tuple[int, int, str]]] = WeakKeyDictionary()


def around(source: Source, line: int) -> str:
    """The classes and functions around a line: ``Net.construct``; empty at module level."""
    return next((name for first, last, name in reversed(_scopes(source)) if first <= line <= last), "")


def outermost(source: Source) -> list[tuple[int, int]]:
    """First and last line of each class and function that is in no other."""
    return [(first, last) for first, last, name in _scopes(source) if "." not in name]


def _scopes(source: Source) -> list[tuple[int, int, str]]:
    """First line, last line and qualified name of each class and function, inner ones after outer ones."""
    if source not in _known:
        try:
            _known[source] = list(_walked(source.parse(), ""))
        except SourceError:
            _known[source] = []
    return _known[source]


def _walked(node: ast.AST, outer: str) -> Iterator[tuple[int, int, str]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            name = f"{outer}.{child.name}".lstrip(".")
            first = min([child.lineno, *(each.lineno for each in child.decorator_list)])
            yield first, child.end_lineno or child.lineno, name
            yield from _walked(child, name)
        else:
            yield from _walked(child, outer)
