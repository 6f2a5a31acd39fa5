"""What the syntax tree alone says of a scope: its nodes, its statements, what it binds."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from msgraph_lint.records import dataclass

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef)
MUTATORS = {
    "append", "extend", "insert", "remove", "pop", "clear", "sort", "reverse", "update", "setdefault",
    "popitem", "add", "discard",
}  # fmt: skip
"""Methods that change a container in place."""
_NAMED = (*SCOPES, ast.ExceptHandler, ast.MatchAs, ast.MatchStar)
_COMPOUND = {
    ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match,
    getattr(ast, "TryStar", ast.Try),
}  # fmt: skip
_BINDING = {
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.NamedExpr, ast.For, ast.AsyncFor, ast.withitem, ast.Import,
    ast.ImportFrom, *_NAMED,
}  # fmt: skip
_WITHOUT_NODES = {
    "arg", "asname", "attr", "conversion", "ctx", "id", "is_async", "kind", "kwd_attrs", "level", "module",
    "name", "op", "ops", "rest", "simple", "str", "tag", "type_comment", "type_ignores",
}  # fmt: skip
"""Fields with texts and numbers, or with nodes that ``ast`` makes once and puts at many places."""
_LEAVES = {"Constant", "Global", "MatchSingleton", "Nonlocal"}
WITH_GAPS = {"keys", "kw_defaults"}
"""Fields whose lists hold None where the source has nothing."""


class _Fields(dict[type[ast.AST], tuple[str, ...]]):
    """Type -> the fields that hold nodes, in their order, but for those ``left_out``."""

    def __init__(self, *left_out: str) -> None:
        super().__init__()
        self._left_out = _WITHOUT_NODES.union(left_out)

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        fields = () if kind.__name__ in _LEAVES else kind._fields
        named = {"name"} if kind.__name__ == "TypeAlias" else set()
        self[kind] = tuple(each for each in fields if each in named or each not in self._left_out)
        return self[kind]


class _FieldsBackwards(dict[type[ast.AST], tuple[str, ...]]):
    """Type -> the fields that hold nodes of the same scope, the last first."""

    def __missing__(self, kind: type[ast.AST]) -> tuple[str, ...]:
        self[kind] = () if kind in SCOPES else _FIELDS[kind][::-1]
        return self[kind]


_FIELDS = _Fields()
UNANNOTATED = _Fields("annotation", "returns")
_FIELDS_BACKWARDS = _FieldsBackwards()


@dataclass(frozen=True, slots=True)
class Binding:
    """One place that binds a name: the target, and the value when the source shows one."""

    target: ast.AST
    value: ast.expr | None
    statement: ast.AST
    item: int | None = None
    """The position in the value when it is unpacked."""
    iterated: bool = False
    """Whether the name takes the elements of the value (``for name in value``)."""


def is_none_literal(node: ast.AST | None) -> bool:
    """Whether ``node`` is ``None``, as the source writes it."""
    return isinstance(node, ast.Constant) and node.value is None


def place_of(node: ast.AST) -> tuple[int, int]:
    """(1-based line, 0-based column in bytes) where ``node`` starts."""
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def end_of(node: ast.stmt | ast.expr) -> tuple[int, int]:
    """(1-based line, 0-based column in bytes) where ``node`` ends."""
    return node.end_lineno or node.lineno, node.end_col_offset or 0


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes right below ``node``, without what ``ast`` shares: operators, expression contexts."""
    found: list[ast.AST] = []
    for name in _FIELDS[type(node)]:
        value = getattr(node, name, None)
        if isinstance(value, list):
            found += value if name not in WITH_GAPS else filter(None, value)
        elif value is not None:
            found.append(value)
    return found


def descendants(node: ast.AST) -> list[ast.AST]:
    """``node`` and all below it, level by level, as :func:`children` finds them."""
    found = [node]
    for each in found:
        for name in _FIELDS[type(each)]:
            value = getattr(each, name, None)
            if isinstance(value, list):
                found += value if name not in WITH_GAPS else filter(None, value)
            elif value is not None:
                found.append(value)
    return found


def parents_below(node: ast.AST) -> dict[ast.AST, ast.AST]:
    """Each node below ``node`` -> the one around it, level by level."""
    found: dict[ast.AST, ast.AST] = {}
    todo = [node]
    for node in todo:
        for name in _FIELDS[type(node)]:
            value = getattr(node, name, None)
            if isinstance(value, list):
                below = value if name not in WITH_GAPS else [part for part in value if part is not None]
                todo += below
                for part in below:
                    found[part] = node
            elif value is not None:
                todo.append(value)
                found[value] = node
    return found


def head_of(node: ast.AST) -> list[ast.AST]:
    """All that stands in a function or class around its body: arguments, bases, decorators."""
    found: list[ast.AST] = []
    for name in _FIELDS[type(node)]:
        value = getattr(node, name, None)
        if name != "body" and value is not None:
            for part in value if isinstance(value, list) else [value]:
                found += descendants(part)
    return found


def walk(body: Iterable[ast.AST]) -> list[ast.AST]:
    """Every node of one scope in source order; nested functions and classes are named, not entered."""
    found: list[ast.AST] = []
    stack = [*body]
    stack.reverse()
    while stack:
        node = stack.pop()
        found.append(node)
        for name in _FIELDS_BACKWARDS[type(node)]:
            value = getattr(node, name, None)
            if isinstance(value, list):
                stack += reversed(value) if name not in WITH_GAPS else filter(None, reversed(value))
            elif value is not None:
                stack.append(value)
    return found


@cache
def kinds_of(types: tuple[type[ast.AST], ...]) -> frozenset[type[ast.AST]]:
    """``types`` and all types below them."""
    return frozenset(types).union(*(kinds_of(tuple(kind.__subclasses__())) for kind in types))


def by_type(nodes: Iterable[ast.AST]) -> dict[type[ast.AST], list[Any]]:
    """Type -> the ``nodes`` of it, in their order."""
    found: dict[type[ast.AST], list[Any]] = {}
    for node in nodes:
        if (kind := type(node)) in found:
            found[kind].append(node)
        else:
            found[kind] = [node]
    return found


def bindings(nodes: Iterable[ast.AST]) -> Iterator[Binding]:
    """Every place among the ``nodes`` of a scope that binds a local name."""
    for node in nodes:
        if type(node) not in _BINDING:
            continue
        if isinstance(node, ast.Assign):
            for target in node.targets:
                yield from targets(target, node.value, node)
        elif isinstance(node, ast.AnnAssign) and node.value is not None:
            yield from targets(node.target, node.value, node)
        elif isinstance(node, ast.AugAssign):
            yield from targets(node.target, None, node)
        elif isinstance(node, ast.NamedExpr):
            yield from targets(node.target, node.value, node)
        elif isinstance(node, (ast.For, ast.AsyncFor)):
            yield from targets(node.target, node.iter, node, iterated=True)
        elif isinstance(node, ast.withitem) and node.optional_vars is not None:
            yield from targets(node.optional_vars, None, node)
        elif isinstance(node, (ast.Import, ast.ImportFrom)):
            for alias in node.names:
                yield Binding(alias, None, node)
        elif isinstance(node, _NAMED) and node.name:
            yield Binding(node, None, node)


def targets(
    target: ast.expr, value: ast.expr | None, statement: ast.AST, *, iterated: bool = False
) -> Iterator[Binding]:
    """The bindings of one assignment target; attributes and subscripts are among them."""
    if isinstance(target, (ast.Tuple, ast.List)):
        if isinstance(value, (ast.Tuple, ast.List)) and len(value.elts) == len(target.elts) and not iterated:
            for element, part in zip(target.elts, value.elts, strict=True):
                yield from targets(element, part, statement)
            return
        starred = False
        for index, element in enumerate(target.elts):
            starred = starred or isinstance(element, ast.Starred)
            nested = isinstance(element, (ast.Tuple, ast.List, ast.Starred))
            whole = None if starred or nested or iterated else value
            for binding in targets(element, whole, statement):
                yield Binding(binding.target, binding.value, statement, index if whole is not None else None)
    elif isinstance(target, ast.Starred):
        yield from targets(target.value, None, statement)
    else:
        yield Binding(target, value, statement, iterated=iterated)


def is_name(node: ast.AST | None, name: str) -> bool:
    """Whether ``node`` is the name ``name``."""
    return isinstance(node, ast.Name) and node.id == name


def bound_name(target: ast.AST) -> str | None:
    """The name that ``target`` binds; ``None`` for attributes and items."""
    if isinstance(target, ast.Name):
        return target.id
    if isinstance(target, ast.alias):
        return target.asname or target.name.partition(".")[0]
    if isinstance(target, _NAMED):
        return target.name
    return None


def walk_scope(body: Iterable[ast.stmt]) -> list[ast.stmt]:
    """The statements of one scope in source order: blocks are entered, functions and classes are not."""
    found: list[ast.stmt] = []
    stack = [*body]
    stack.reverse()
    while stack:
        node = stack.pop()
        found.append(node)
        if type(node) in _COMPOUND:
            for part in (*getattr(node, "cases", ())[::-1], *getattr(node, "handlers", ())[::-1]):
                stack += part.body[::-1]
            for name in ("finalbody", "orelse", "body"):
                stack += getattr(node, name, ())[::-1]
    return found


def attribute_of(node: ast.AST, owner: str | None) -> str | None:
    """``k`` when ``node`` is ``self.k`` and ``owner`` is ``self``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == owner:
        return node.attr
    return None


def root_of(node: ast.expr) -> ast.expr:
    """What attributes and items are taken of: ``config`` in ``config.sizes[0]``."""
    while isinstance(node, (ast.Attribute, ast.Subscript)):
        node = node.value
    return node


def is_super(node: ast.AST) -> bool:
    """Whether ``node`` is ``super()``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "super"


def ends(body: Sequence[ast.stmt]) -> bool:
    """Whether a block surely ends in ``return`` or ``raise``."""
    if not body:
        return False
    last = body[-1]
    if isinstance(last, ast.If):
        return ends(last.body) and ends(last.orelse)
    if isinstance(last, ast.With):
        return ends(last.body)
    return isinstance(last, (ast.Return, ast.Raise))


def is_bare_constant(statement: ast.stmt) -> bool:
    """Whether ``statement`` does nothing, as a docstring."""
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


def without_items(node: ast.expr) -> ast.expr:
    """``a.b`` of ``a.b[0][1]``."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node
