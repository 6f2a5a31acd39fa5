"""What code outside the graph changes between two calls of a network: the compiled graph keeps the old value.

A graph is compiled at the first call with arguments of some shapes and types, and attributes and globals are
constants in it. ``set_train`` makes a new one; nothing else that happens to them does (probes a63 … a71).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping, Sequence
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, Union

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, module_scope
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import MUTATORS, SCOPES, attribute_of, by_type, walk, without_items
from msgraph_lint.program.unread import Outline
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

if TYPE_CHECKING:
    from msgraph_lint.program.project import Project

_Owner = Union[ClassInfo, Module]
Part = tuple[Scope, list[ast.stmt]]
"""The code in a scope."""
_Key = TypeVar("_Key")
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


class Changes:
    """The changes by some code. A part of it is looked into when it may change what somebody asks for."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self._parts = parts
        self._looked_into: set[int] = set()
        self._looked_for: set[tuple[Module | None, str]] = set()
        self._methods: dict[ClassInfo, dict[str, list[str]]] = {}
        self._assigned: dict[FunctionInfo, tuple[str, ...]] = {}
        self._known: dict[tuple[_Owner, str], list[Change]] = {}
        self._found: dict[tuple[_Owner, str], list[tuple[int, Change]]] = {}
        """What is changed -> the changes, with the numbers of the parts that make them."""

    def of(self, function: GraphFunction, node: ast.expr) -> Change | None:
        """A change of the attribute of ``self``, or of the global, that ``node`` reads in ``function``."""
        attribute = attribute_of(node, function.self_name)
        owner: _Owner | None = None
        name = attribute or ""
        if attribute is not None:
            owner = function.receiver
        elif isinstance(node, ast.Name) and not function.is_local(node.id):
            owner, name = function.module, node.id
        if owner is None:
            return None
        found = self._changes(owner, name)
        entries = _entries(function) if found else set()
        return next((change for change in found if change.called & entries), None)

    def _changes(self, owner: _Owner, name: str) -> list[Change]:
        if (owner, name) not in self._known:
            if isinstance(owner, Module):
                self._look_into(owner, name, self._index.rebinding.get((owner, name), ()))
            else:
                self._look_into(None, name, self._index.setting.get(name, ()))
                for method in self._setters(owner).get(name, ()):
                    self._look_into(None, f"{method}()", self._index.calling[method])
            found = sorted(self._found.get((owner, name), ()), key=itemgetter(0))
            self._known[owner, name] = [change for _, change in found]
        return self._known[owner, name]

    def _setters(self, owner: ClassInfo) -> dict[str, list[str]]:
        """Attribute -> the methods of ``owner`` that assign it, and that the code calls by name."""
        if owner not in self._methods:
            found = self._methods[owner] = {}
            names = {name for cls in owner.project_mro for name in (*cls.definitions, *cls.aliases)}
            for name in names & self._index.calling.keys():
                method = owner.method(name)
                for attribute in self._assigned_by(method) if method is not None else ():
                    found.setdefault(attribute, []).append(name)
        return self._methods[owner]

    def _assigned_by(self, method: FunctionInfo) -> tuple[str, ...]:
        if method not in self._assigned:
            self._assigned[method] = tuple(dict.fromkeys(_assigned(method)))
        return self._assigned[method]

    def _look_into(self, module: Module | None, what: str, numbers: Iterable[int]) -> None:
        if (module, what) in self._looked_for:
            return
        self._looked_for.add((module, what))
        for number in numbers:
            if number not in self._looked_into:
                self._looked_into.add(number)
                for change in _changes_in(*self._parts[number]):
                    self._found.setdefault((change.owner, change.name), []).append((number, change))

    @cached_property
    def _index(self) -> _Index:
        index = _Index({}, {}, {})
        for number, (scope, body) in enumerate(self._parts):
            outline = scope.info.outline
            if outline is not None:
                index.add_outline(number, scope.module, outline)
            else:
                index.add(number, scope, by_type(walk(body)) if scope.info.is_body else scope.info.by_type)
        return index


@dataclass(frozen=True)
class _Index:
    """Which parts of the code may change what: their numbers, in order."""

    setting: dict[str, list[int]]
    """Attribute -> those that set it, or change it in place."""
    calling: dict[str, list[int]]
    """Method -> those that call it."""
    rebinding: dict[tuple[Module, str], list[int]]
    """Global of a module -> those that bind it."""

    def add_outline(self, number: int, module: Module, outline: Outline) -> None:
        """Take in code of ``module`` of which only the outline is at hand."""
        for found, names in ((self.calling, outline.methods), (self.setting, outline.setting)):
            for name in names:
                _note(found, name, number)
        for name in outline.rebinding:
            _note(self.rebinding, (module, name), number)

    def add(self, number: int, scope: Scope, nodes: Mapping[type[ast.AST], list[Any]]) -> None:
        """Take in the code in ``scope`` that consists of ``nodes``."""
        changed: list[ast.Attribute | ast.Subscript] = [
            *(node for node in nodes.get(ast.Attribute, ()) if not isinstance(node.ctx, ast.Load)),
            *(node for node in nodes.get(ast.Subscript, ()) if not isinstance(node.ctx, ast.Load)),
        ]
        for call in nodes.get(ast.Call, ()):
            if isinstance(call.func, ast.Attribute):
                _note(self.calling, call.func.attr, number)
                if call.func.attr in MUTATORS and isinstance(call.func.value, ast.Attribute):
                    changed.append(call.func.value)
        for node in changed:
            owner = without_items(node)
            if isinstance(owner, ast.Attribute):
                _note(self.setting, owner.attr, number)
        for name in nodes.get(ast.Name, ()):
            if isinstance(name.ctx, ast.Store) and name.id not in scope.info.bindings:
                _note(self.rebinding, (scope.module, name.id), number)


def _note(found: dict[_Key, list[int]], key: _Key, number: int) -> None:
    numbers = found.setdefault(key, [])
    if not numbers or numbers[-1] != number:
        numbers.append(number)


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


def _changes_in(scope: Scope, body: Sequence[ast.stmt]) -> Iterator[Change]:
    """The changes by ``body``, the code in ``scope``."""
    events = [event for node, path in _placed(body, ()) for event in _events(scope, node, path)]
    if any(event.changed for event in events) and any(event.called for event in events):
        yield from _between(scope.module, events)


def bodies(project: Project, module: Module) -> Iterator[Part]:
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
        elif func.attr in MUTATORS and isinstance(func.value, ast.Attribute):
            yield from _of_change(scope, func.value, path)
        elif isinstance(owner.cls, ClassInfo) and (method := owner.cls.method(func.attr)) is not None:
            yield _Event(root, path, node, called=method)
            for name in _assigned(method):
                yield _Event(root, path, node, changed=(owner.cls, name))


def _of_change(scope: Scope, target: ast.Attribute | ast.Subscript, path: _Path) -> Iterator[_Event]:
    node = without_items(target)
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
