"""Names that are read in graph code, and that nothing in the file can define."""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope

_OF_MODULES = {"__name__", "__file__", "__doc__", "__package__", "__spec__", "__loader__", "__class__"}


def undefined_names(function: GraphFunction) -> Iterator[ast.Name]:
    """The first read of each undefined name in ``function``."""
    seen: set[str] = set()
    for node in function.nodes(ast.Name):
        if not isinstance(node.ctx, ast.Load) or node.id in seen or _is_annotation(function, node):
            continue
        seen.add(node.id)
        if not _is_defined(function, node.id):
            yield node


def _is_annotation(function: GraphFunction, node: ast.AST) -> bool:
    while not isinstance(node, ast.stmt):
        parent = function.parents[node]
        if isinstance(parent, ast.AnnAssign) and parent.annotation is node:
            return True
        node = parent
    return False


def _is_defined(function: GraphFunction, name: str) -> bool:
    module = function.module
    if function.is_local(name) or hasattr(builtins, name) or name in _OF_MODULES:
        return True
    if module.lookup(name) is not None:
        return True
    if name in module.rebound_globals and name not in module.times_bound:
        return _is_bound_in_python(function, name)
    scope: Scope | None = function
    while scope is not None:
        if scope.is_local(name) or name in scope.info.names_bound_inside:
            return True
        scope = scope.outer
    return module.bound_names is None or name in module.bound_names


def _is_bound_in_python(function: GraphFunction, name: str) -> bool:
    """Whether a function that Python runs declares ``name`` global: what graph code assigns is lost."""
    return any(
        info.node not in function.code.compiled
        for info in function.module.all_functions
        if any(name in node.names for node in info.by_type.get(ast.Global, ()))
    )
