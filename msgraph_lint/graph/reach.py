"""Whether the compiler surely gets to a place: no condition that it decides leads past it."""

from __future__ import annotations

import ast

from msgraph_lint.graph.code import GraphFunction


def is_surely_compiled(
    function: GraphFunction, node: ast.AST, _seen: frozenset[GraphFunction] = frozenset()
) -> bool:
    """Whether ``node`` is compiled however the conditions turn out that are known at compile time."""
    if any(not function.value(condition.test).is_variable for condition in function.conditions_of(node)):
        return False
    if any(leaves.lineno < function.statement_of(node).lineno for leaves in _conditional_ends(function)):
        return False
    if function.is_entry:
        return True
    calls = [call for call in function.calls if call.caller not in _seen]
    return any(is_surely_compiled(call.caller, call.node, _seen | {function}) for call in calls)


def _conditional_ends(function: GraphFunction) -> list[ast.stmt]:
    """``return`` and ``raise`` in a branch that the compiler may decide."""
    return [
        node
        for node in function.nodes(ast.Return, ast.Raise)
        if any(not function.value(condition.test).is_variable for condition in function.conditions_of(node))
    ]
