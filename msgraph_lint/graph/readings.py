"""Where graph code reads an attribute of an object, whoever holds the object, and by which local names."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.creations import creations
from msgraph_lint.program.definitions import ClassInfo

_CHANGING = {"add", "append", "appendleft", "clear", "extend", "insert", "reverse", "update"}
_BINDS = (ast.Assign, ast.AnnAssign, ast.NamedExpr)
Reading = tuple[GraphFunction, ast.expr]


def readings(function: GraphFunction, classes: Collection[ClassInfo], name: str) -> Iterator[Reading]:
    """Each place at which graph code reads the attribute ``name`` of an instance of one of ``classes``.

    Where that is bound to a name, the places that mean the attribute by it too.
    """
    readers = {each: None for cls in classes for each in function.code.attribute_readers(cls, name)}
    for reader in readers:
        for node in reader.nodes(ast.Attribute):
            is_read = node.attr == name and isinstance(node.ctx, ast.Load)
            if is_read and not set(classes).isdisjoint(reader.value(node.value).classes):
                yield reader, node
                yield from ((reader, each) for each in _by_name(reader, node))


def is_unread_state(function: GraphFunction, name: str) -> bool:
    """Whether nobody reads the attribute ``name`` of ``self``, an object that graph code alone makes."""
    cls = function.receiver
    if cls is None or not is_of_graph(function, cls):
        return False
    return all(_only_changes(reader, node) for reader, node in readings(function, (cls,), name))


def is_of_graph(function: GraphFunction, cls: ClassInfo) -> bool:
    """Whether graph code makes all objects of ``cls``, a plain class: they are gone when it has run."""
    return function.once(_is_of_graph, cls)


def _is_of_graph(function: GraphFunction, cls: ClassInfo) -> bool:
    if cls.is_cell or cls.is_jit_class:
        return False
    made = creations(function.code.project, cls)
    return bool(made) and all(function.code.compiles(module, call) for module, call in made)


def _only_changes(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it stands in ``node.append(…)`` or ``node[0] = …``."""
    around = function.parents[node]
    if isinstance(around, ast.Attribute):
        return around.attr in _CHANGING and isinstance(function.statement_of(node), ast.Expr)
    return isinstance(around, ast.Subscript) and isinstance(around.ctx, ast.Store) and around.value is node


def _by_name(reader: GraphFunction, node: ast.expr) -> Iterator[ast.expr]:
    if not isinstance(reader.parents[node], _BINDS):
        return
    for read, definition in reader.evaluation.places.reads.items():
        if isinstance(read, ast.Name) and isinstance(read.ctx, ast.Load) and isinstance(definition, Assigned):
            is_whole = not (definition.path or definition.iterated or definition.starred)
            if definition.value is node and is_whole:
                yield read
