"""What code outside the graph changes between two calls of a network: the compiled graph keeps the old value.

A graph is compiled at the first call with arguments of some shapes and types, and attributes and globals are
constants in it. ``set_train`` makes a new one; nothing else that happens to them does (probes a63 … a71).
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Union

from msgraph_lint.graph.scope import Scope, module_scope
from msgraph_lint.graph.values import Kind
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.syntax import SCOPES, attribute_of, walk

if TYPE_CHECKING:
    from msgraph_lint.graph.code import GraphFunction
    from msgraph_lint.program.project import Project

_MUTATORS = {
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault",
    "popitem", "add", "discard",
}  # fmt: skip
_Owner = Union[ClassInfo, Module]
_Path = tuple[tuple[ast.stmt, int], ...]
"""The blocks around a place: a compound statement and which of its blocks."""


@dataclass(frozen=True)
class Change:
    """An attribute of ``owner`` or a global of the module ``owner`` that changes between two calls."""

    owner: _Owner
    name: str
    place: str
    """``train.py:40``."""
    called: frozenset[ClassInfo | FunctionInfo]
    """The networks and jitted functions that are called before and after it."""


@dataclass(frozen=True)
class Changes:
    """The changes in a project."""

    found: Sequence[Change]

    @cached_property
    def _by_name(self) -> dict[tuple[_Owner, str], list[Change]]:
        by_name: dict[tuple[_Owner, str], list[Change]] = {}
        for change in self.found:
            by_name.setdefault((change.owner, change.name), []).append(change)
        return by_name

    def of(self, function: GraphFunction, node: ast.expr) -> Change | None:
        """A change of the attribute of ``self``, or of the global, that ``node`` reads in ``function``."""
        if not self.found:
            return None
        attribute = attribute_of(node, function.self_name)
        owner: _Owner | None = None
        name = attribute or ""
        if attribute is not None:
            owner = function.receiver
        elif isinstance(node, ast.Name) and not function.is_local(node.id):
            owner, name = function.module, node.id
        if owner is None:
            return None
        entries = _entries(function)
        return next((c for c in self._by_name.get((owner, name), ()) if c.called & entries), None)


def _entries(function: GraphFunction) -> set[ClassInfo | FunctionInfo]:
    """What has to be called to get to ``function``."""
    seen = [function]
    for each in seen:
        seen += {call.caller for call in each.calls}.difference(seen)
    found: set[ClassInfo | FunctionInfo] = set()
    for each in seen:
        if each.is_entry:
            found.add(each.info)
            if each.is_construct and each.receiver is not None:
                found.add(each.receiver)
    return found


@dataclass(frozen=True)
class _Event:
    """Something that happens to what ``root`` names: a call, a change, or a new beginning."""

    root: str
    path: _Path
    node: ast.AST
    called: ClassInfo | FunctionInfo | None = None
    changed: tuple[_Owner, str] | None = None


def changes_in(scope: Scope, body: Sequence[ast.stmt]) -> Iterator[Change]:
    """The changes by ``body``, the code in ``scope``."""
    events = [event for node, path in _placed(body, ()) for event in _events(scope, node, path)]
    if any(event.changed for event in events) and any(event.called for event in events):
        yield from _between(scope.module, events)


def bodies(project: Project, module: Module) -> Iterator[tuple[Scope, list[ast.stmt]]]:
    """The module itself, its functions, and the methods of its classes that are no Cells.

    What cannot lead to the linted files is left out.
    """
    yield module_scope(module), [node for node in module.tree.body if project.leads_here(module, node)]
    functions = list(module.functions)
    functions += [m for cls in module.classes if not cls.is_cell for m in cls.all_methods]
    for info in functions:
        if project.leads_here(module, info.node):
            yield Scope(info, info.owner), info.node.body


def _between(module: Module, events: Sequence[_Event]) -> Iterator[Change]:
    networks = {event.root for event in events if event.called}
    for index, event in enumerate(events):
        if event.changed is None:
            continue
        roots = networks if isinstance(event.changed[0], Module) else {event.root} & networks
        called = frozenset[ClassInfo | FunctionInfo]().union(
            *(_around(events, index, root) for root in roots)
        )
        if called:
            line = getattr(event.node, "lineno", 0)
            yield Change(*event.changed, f"{Path(module.source.path).name}:{line}", called)


def _around(events: Sequence[_Event], index: int, root: str) -> set[ClassInfo | FunctionInfo]:
    """What ``root`` names and is called before and after the change at ``index``."""
    change = events[index]
    related = [(i, e) for i, e in enumerate(events) if e.root == root and not _are_exclusive(e, change)]
    if any(_is_new(e) and i > index for i, e in related):
        return set()
    before = {e.called for i, e in related if i < index}
    after = {e.called for i, e in related if i > index}
    found = before & after
    loop = next((stmt for stmt, _ in reversed(change.path) if isinstance(stmt, (ast.For, ast.While))), None)
    if loop is not None and not any(_is_new(e) and _is_in(e, loop) for _, e in related):
        found |= {e.called for _, e in related if _is_in(e, loop)}
    return {each for each in found if each is not None}


def _is_new(event: _Event) -> bool:
    return event.called is None and event.changed is None


def _is_in(event: _Event, loop: ast.stmt) -> bool:
    return any(stmt is loop for stmt, _ in event.path)


def _are_exclusive(one: _Event, other: _Event) -> bool:
    """Whether they stand in different branches of one ``if``."""
    branches = {id(stmt): block for stmt, block in one.path if isinstance(stmt, ast.If)}
    return any(branches.get(id(stmt), block) != block for stmt, block in other.path)


def _placed(body: Sequence[ast.stmt], path: _Path) -> Iterator[tuple[ast.AST, _Path]]:
    """Simple statements and the heads of compound ones, in order, with the blocks around them."""
    for statement in body:
        if isinstance(statement, SCOPES):
            continue
        blocks = [
            block for name in ("body", "orelse", "finalbody") if (block := getattr(statement, name, None))
        ]
        if not blocks:
            yield statement, path
            continue
        for name in ("test", "iter", "target", "items"):
            head = getattr(statement, name, None)
            for node in head if isinstance(head, list) else filter(None, [head]):
                yield node, path
        for number, block in enumerate(blocks):
            yield from _placed(block, (*path, (statement, number)))


def _events(scope: Scope, node: ast.AST, path: _Path) -> Iterator[_Event]:
    for part in walk([node]):
        if isinstance(part, ast.Call):
            yield from _of_call(scope, part, path)
        elif isinstance(part, (ast.Attribute, ast.Subscript)) and isinstance(part.ctx, (ast.Store, ast.Del)):
            yield from _of_change(scope, part, path)
        elif isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            yield _Event(part.id, path, part)
            if part.id not in scope.info.bindings:
                yield _Event("", path, part, changed=(scope.module, part.id))


def _of_call(scope: Scope, node: ast.Call, path: _Path) -> Iterator[_Event]:
    func = node.func
    value = scope.value(func)
    root = _root(func)
    if root is None:
        return
    if isinstance(value.cls, ClassInfo) and value.kind is Kind.CELL:
        yield _Event(root, path, node, called=value.cls)
    elif isinstance(func, ast.Name) and isinstance(value.function, FunctionInfo):
        yield _Event(root, path, node, called=value.function)
    elif isinstance(func, ast.Attribute):
        owner = scope.value(func.value)
        if func.attr == "set_train":
            yield _Event(root, path, node)
        elif func.attr in _MUTATORS and isinstance(func.value, ast.Attribute):
            yield from _of_change(scope, func.value, path)
        elif isinstance(owner.cls, ClassInfo) and (method := owner.cls.method(func.attr)) is not None:
            yield _Event(root, path, node, called=method)
            for name in _assigned(method):
                yield _Event(root, path, node, changed=(owner.cls, name))


def _of_change(scope: Scope, target: ast.Attribute | ast.Subscript, path: _Path) -> Iterator[_Event]:
    node: ast.expr = target
    while isinstance(node, ast.Subscript):
        node = node.value
    root = _root(node)
    if isinstance(node, ast.Attribute) and root is not None:
        owner = scope.value(node.value)
        if isinstance(owner.cls, ClassInfo):
            yield _Event(root, path, target, changed=(owner.cls, node.attr))


def _root(node: ast.expr) -> str | None:
    """The name that ``a.b.c`` begins with."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return node.id if isinstance(node, ast.Name) else None


def _assigned(method: FunctionInfo) -> Iterator[str]:
    """The attributes of ``self`` that a method assigns."""
    for node in method.nodes_of(ast.Attribute):
        if isinstance(node.ctx, ast.Store):
            name = attribute_of(node, method.self_name)
            if name is not None:
                yield name
