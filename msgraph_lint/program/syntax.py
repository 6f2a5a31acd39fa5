"""What the syntax tree alone says of a scope: its nodes, its statements, what it binds."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
SCOPES = (*FUNCTIONS, ast.ClassDef)
_NAMED = (*SCOPES, ast.ExceptHandler, ast.MatchAs, ast.MatchStar)
_BINDING = {
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.NamedExpr, ast.For, ast.AsyncFor, ast.withitem, ast.Import,
    ast.ImportFrom, *_NAMED,
}  # fmt: skip


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


def place_of(node: ast.AST) -> tuple[int, int]:
    """(1-based line, 0-based column in bytes) where ``node`` starts."""
    return getattr(node, "lineno", 0), getattr(node, "col_offset", 0)


def end_of(node: ast.stmt) -> tuple[int, int]:
    """(1-based line, 0-based column in bytes) where ``node`` ends."""
    return node.end_lineno or node.lineno, node.end_col_offset or 0


def children(node: ast.AST) -> list[ast.AST]:
    """The nodes right below ``node``, expression contexts left out."""
    found: list[ast.AST] = []
    for name in node._fields:
        value = getattr(node, name, None)
        if isinstance(value, list):
            found += [item for item in value if isinstance(item, ast.AST)]
        elif isinstance(value, ast.AST) and name != "ctx":
            found.append(value)
    return found


def walk(body: list[ast.stmt]) -> Iterator[ast.AST]:
    """Every node of one scope in source order; nested functions and classes are named, not entered."""
    stack: list[ast.AST] = list(reversed(body))
    while stack:
        node = stack.pop()
        yield node
        if not isinstance(node, SCOPES):
            stack.extend(reversed(children(node)))


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


def bound_name(target: ast.AST) -> str | None:
    """The name that ``target`` binds; ``None`` for attributes and items."""
    if isinstance(target, ast.Name):
        return target.id
    if isinstance(target, ast.alias):
        return target.asname or target.name.partition(".")[0]
    if isinstance(target, _NAMED):
        return target.name
    return None


def walk_scope(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of one scope in source order: blocks are entered, functions and classes are not."""
    for node in body:
        yield node
        if isinstance(node, (ast.ClassDef, *FUNCTIONS)):
            continue
        for name in ("body", "orelse", "finalbody"):
            yield from walk_scope(getattr(node, name, ()))
        for handler in getattr(node, "handlers", ()):
            yield from walk_scope(handler.body)
        for case in getattr(node, "cases", ()):
            yield from walk_scope(case.body)


def attribute_of(node: ast.AST, owner: str | None) -> str | None:
    """``k`` when ``node`` is ``self.k`` and ``owner`` is ``self``."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == owner:
        return node.attr
    return None


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
