"""Strings that graph code makes, or goes through character by character."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import builtin_calls, is_variable_tensor, users
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind


def looped_strings(function: GraphFunction) -> Iterator[ast.expr]:
    """Strings that a ``for`` statement goes through, and those that become a list."""
    for loop in function.surely_compiled(ast.For):
        if _is_string(function, loop.iter):
            yield loop.iter
    for _, node in builtin_calls(function, "list"):
        if len(node.args) == 1 and _is_string(function, node.args[0]):
            yield node.args[0]


def comprehended_strings(function: GraphFunction) -> Iterator[ast.expr]:
    """Strings that a comprehension or ``enumerate`` goes through."""
    for node in function.surely_compiled(ast.ListComp):
        for generator in node.generators:
            if _is_string(function, generator.iter):
                yield generator.iter
    for _, call in builtin_calls(function, "enumerate"):
        if call.args and _is_string(function, call.args[0]):
            yield call.args[0]


def _is_string(function: GraphFunction, node: ast.expr) -> bool:
    is_input = isinstance(node, ast.Name) and node.id in function.parameter_names
    value = function.value(node)
    return value.kind is Kind.STR and value.is_constant and not is_input


def mentions_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a variable Tensor stands in ``node``, be it for its shape only."""
    return any(
        isinstance(part, ast.Name) and is_variable_tensor(function.value(part)) for part in ast.walk(node)
    )


_SAME = {"", "d", "s"}


def strings_without_format(function: GraphFunction) -> Iterator[ast.JoinedStr]:
    """F-strings whose format or conversion the compiler drops."""
    for node in function.nodes(ast.JoinedStr):
        if any(_is_dropped(function, part) for part in node.values):
            yield node


def _is_dropped(function: GraphFunction, part: ast.expr) -> bool:
    if not isinstance(part, ast.FormattedValue):
        return False
    if isinstance(part.format_spec, ast.JoinedStr):
        values = part.format_spec.values
        spec = values[0] if len(values) == 1 else None
        return not (isinstance(spec, ast.Constant) and spec.value in _SAME) and bool(values)
    return part.conversion in (ord("r"), ord("a")) and function.value(part.value).kind is Kind.STR


def is_key(function: GraphFunction, node: ast.JoinedStr) -> bool:
    """Whether ``getattr`` or a subscript looks something up by the text."""
    return any(
        isinstance(use, ast.Subscript)
        or (isinstance(use, ast.Call) and isinstance(use.func, ast.Name) and use.func.id == "getattr")
        for use in users(function, node)
    )
