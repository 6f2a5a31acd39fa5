"""Functions of a large project whose statements are put away until somebody looks at them.

Syntax trees take twenty times as much memory as their text, and most functions are no graph code: what the
others ask of them is in an outline, and the statements are parsed again where that is not enough.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.syntax import (
    FUNCTIONS,
    MUTATORS,
    SCOPES,
    UNANNOTATED,
    WITH_GAPS,
    bindings,
    bound_name,
    walk,
    without_items,
)
from msgraph_lint.records import dataclass
from msgraph_lint.source import Source

_FEW = 30
"""Nodes that take no more memory than an outline."""


@dataclass(frozen=True, slots=True, eq=False)
class Outline:
    """What the body of a function does, as far as names show it; there are no others inside."""

    mentions: tuple[str, ...]
    """The names and attributes in it, but for those in annotations."""
    calls: tuple[str, ...]
    """The names ``f`` of ``f(…)`` that nothing in the function binds."""
    calls_others: bool
    """Whether it calls what it binds itself, or what a call returned."""
    methods: tuple[str, ...]
    """The names ``f`` of ``o.f(…)``."""
    setting: tuple[str, ...]
    """The attributes that it sets or deletes, or changes in place."""
    giving: tuple[str, ...]
    """The attributes that it sets of something else than ``self``."""
    rebinding: tuple[str, ...]
    """The names that it assigns and that are not its own."""
    reads: tuple[str, ...]
    """The attributes that it reads, as often as it does."""
    texts: tuple[str, ...]
    """The strings that may be names, as often as they are there."""
    called: frozenset[str]
    """The names ``f`` of ``f(…)`` and ``o.f(…)``."""


class Unread(list[ast.stmt]):
    """The statements of the function ``node``: there as soon as somebody looks at them."""

    def __init__(self, node: FunctionNode, source: Source, outline: Outline) -> None:
        super().__init__()
        self.outline = outline
        self.node = node
        self._source = source
        self.is_away = True
        node.body = self

    def put_away(self) -> None:
        """Forget the statements, of which nobody may keep anything."""
        self.clear()
        self.is_away = True
        self.node.body = self

    def _read(self) -> None:
        if self.is_away:
            self.is_away = False
            self.extend(self._source.statements_of(self.node))
            self.node.body = list(self)  # which is quicker from now on

    def __iter__(self) -> Iterator[ast.stmt]:
        self._read()
        return super().__iter__()

    def __reversed__(self) -> Iterator[ast.stmt]:
        self._read()
        return super().__reversed__()

    def __len__(self) -> int:
        self._read()
        return super().__len__()

    def __bool__(self) -> bool:
        return True  # there is no function without statements

    def __getitem__(self, index: Any) -> Any:
        self._read()
        return super().__getitem__(index)

    def __contains__(self, node: object) -> bool:
        self._read()
        return super().__contains__(node)


def put_away(tree: ast.Module, source: Source, *, is_used: bool = False) -> dict[FunctionNode, Unread]:
    """Put away the functions of a file that need not be graph code: function -> its statements.

    The methods of a class with ``construct`` are looked at in any case. Of a tree that ``is_used`` already,
    those are given that are put away.
    """
    found: dict[FunctionNode, Unread] = {}
    todo: list[ast.AST] = [*tree.body]
    while todo:
        node = todo.pop()
        if isinstance(node, FUNCTIONS):
            if isinstance(node.body, Unread):
                found[node] = node.body
            elif not is_used and (outline := _outline(node)) is not None:
                found[node] = Unread(node, source, outline)
        elif isinstance(node, ast.ClassDef):
            if not any(isinstance(each, FUNCTIONS) and each.name == "construct" for each in node.body):
                todo += node.body
        elif isinstance(node, ast.stmt):
            for name in ("body", "orelse", "finalbody", "handlers", "cases"):
                todo += getattr(node, name, ())
        elif isinstance(node, (ast.ExceptHandler, ast.match_case)):
            todo += node.body
    return found


def _outline(function: FunctionNode) -> Outline | None:
    """The outline of ``function``; None where it is not worth it, or there are others inside."""
    nodes = walk(function.body)
    if len(nodes) < _FEW:
        return None
    names, stored, called, methods = set[str](), set[str](), set[str](), set[str]()
    setting, giving, outside = set[str](), set[str](), set[str]()
    reads: list[str] = []
    texts: list[str] = []
    calls_result = has_annotations = False
    for node in nodes:
        if isinstance(node, ast.Name):
            names.add(node.id)
            if not isinstance(node.ctx, ast.Load):
                stored.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
            if not isinstance(node.ctx, ast.Store):
                reads.append(node.attr)
            elif not (isinstance(node.value, ast.Name) and node.value.id == "self"):
                giving.add(node.attr)
            if not isinstance(node.ctx, ast.Load):
                setting.add(node.attr)
        elif isinstance(node, ast.Call):
            func = node.func
            if isinstance(func, ast.Name):
                called.add(func.id)
            elif isinstance(func, ast.Attribute):
                methods.add(func.attr)
                if func.attr in MUTATORS and isinstance(func.value, ast.Attribute):
                    setting.add(func.value.attr)
            else:
                calls_result = True
        elif isinstance(node, ast.Constant):
            if type(node.value) is str and node.value.isidentifier():
                texts.append(node.value)
        elif isinstance(node, ast.Subscript):
            if not isinstance(node.ctx, ast.Load) and isinstance(owner := without_items(node), ast.Attribute):
                setting.add(owner.attr)
        elif isinstance(node, SCOPES):
            return None
        elif isinstance(node, (ast.Global, ast.Nonlocal)):
            outside.update(node.names)
        elif isinstance(node, ast.arg):
            stored.add(node.arg)
        elif isinstance(node, ast.AnnAssign):
            has_annotations = True
    bound = {name for each in bindings(nodes) if (name := bound_name(each.target))}
    parameters = _parameters(function)
    own = stored | bound | (parameters if function.name == "__init__" else set())  # one may have a class
    written = {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}
    return Outline(
        tuple(names if not has_annotations else set[str]().union(*map(mentioned, function.body))),
        tuple(called - own - parameters),
        calls_result or not called.isdisjoint(own),
        tuple(methods),
        tuple(setting),
        tuple(giving),
        tuple(written - (bound - outside)),
        tuple(reads),
        tuple(texts),
        frozenset(called | methods),
    )


def _parameters(function: FunctionNode) -> set[str]:
    a = function.args
    starred = [each for each in (a.vararg, a.kwarg) if each is not None]
    return {each.arg for each in (*a.posonlyargs, *a.args, *a.kwonlyargs, *starred)}


def mentioned(node: ast.AST) -> set[str]:
    """The names and attributes in ``node``, but for those in annotations; what is away stays so."""
    found, todo = set[str](), [node]
    for each in todo:
        if isinstance(each, ast.Name):
            found.add(each.id)
        elif isinstance(each, ast.Attribute):
            found.add(each.attr)
        for name in UNANNOTATED[type(each)]:
            value = getattr(each, name, None)
            if type(value) is list:
                todo += value if name not in WITH_GAPS else filter(None, value)
            elif isinstance(value, Unread):
                found.update(value.outline.mentions)
            elif value is not None:
                todo.append(value)
    return found
