"""The decorator without `functools.wraps`: the compiler then takes what Python calls.

Offered where the compiler takes the wrapper too: where it does nothing but compute.
"""

from __future__ import annotations

import ast

from msgraph_lint.checkers.decorated_construct import decorating, wrapper_of, wraps_of
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External, FunctionInfo, Module

_COMPUTES = (
    ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Expr, ast.If, ast.Return, ast.Pass,
)  # fmt: skip
"""Statements that are in the graph language wherever they stand."""
_BUILTINS = {"float", "getattr", "hasattr", "int", "isinstance", "len", "tuple", "type"}
_OF_MINDSPORE = ("mindspore.mint.", "mindspore.ops.")
_OF_OBJECTS = {"astype", "get", "max", "mean", "min", "reshape", "squeeze", "sum", "transpose", "unsqueeze"}
"""Methods of Tensors and of keyword arguments."""


def fix(hit: Hit) -> Fix | None:
    decorator = hit.node
    assert isinstance(decorator, ast.expr)
    module = hit.function.module
    wrapper = wrapper_of(module, decorator)
    wraps = wraps_of(wrapper) if wrapper is not None else None
    if wrapper is None or wraps is None or wrapper.module is not module:
        return None
    if len(wrapper.node.decorator_list) > 1 or not _is_compiled(wrapper):
        return None
    if not (wrapper.node.args.posonlyargs or wrapper.node.args.args) and _is_of_methods(module, decorator):
        return None  # the compiler passes no `self` in `*args`
    edit = _without(hit, wraps)
    if edit is None:
        return None
    title = f"Remove `@{hit.source.segment(wraps)}`"
    reason = f"functions with the decorator have the name and docstring of `{wrapper.name}` then"
    return Fix(title, (edit,), Safety.UNSAFE, reason)


def _is_compiled(wrapper: FunctionInfo) -> bool:
    """Whether all that the wrapper does is in the graph language."""
    around = wrapper.around
    wrapped = around.parameter_names if around is not None else frozenset[str]()
    return not wrapper.inner and all(
        isinstance(node, _COMPUTES) if isinstance(node, ast.stmt) else _is_computed(wrapper, node, wrapped)
        for node in wrapper.nodes
    )


def _is_computed(wrapper: FunctionInfo, node: ast.AST, wrapped: frozenset[str]) -> bool:
    if isinstance(
        node, (ast.Await, ast.JoinedStr, ast.NamedExpr, ast.Set, ast.SetComp, ast.Yield, ast.YieldFrom)
    ):
        return False
    if not isinstance(node, ast.Call):
        return True
    if isinstance(node.func, ast.Name) and (node.func.id in wrapped or node.func.id in _BUILTINS):
        return True
    called = wrapper.resolve(node.func)
    if isinstance(called, External):
        return called.name.startswith(_OF_MINDSPORE)
    return called is None and isinstance(node.func, ast.Attribute) and node.func.attr in _OF_OBJECTS


def _is_of_methods(module: Module, decorator: ast.expr) -> bool:
    """Whether methods are decorated so."""
    found = decorating(module, decorator)
    return any(
        each.owner is not None and any(decorating(module, used) is found for used in each.node.decorator_list)
        for each in module.all_functions
    )


def _without(hit: Hit, wraps: ast.Call) -> Edit | None:
    """The lines of the decorator removed, which hold nothing else."""
    source = hit.source
    first, last = wraps.lineno, wraps.end_lineno or wraps.lineno
    before = source.line(first)[: source.position(source.span(wraps).start)[1]]
    after = source.line(last)[source.position(source.span(wraps).end)[1] :]
    if before.strip() != "@" or after.strip() or last >= len(source.line_starts):
        return None
    start, end = source.line_starts[first - 1], source.line_starts[last]
    return None if has_comment(source, start, end) else Edit(start, end, "")
