"""Functions that return nothing: what they do besides, the compiler may drop or refuse.

What such a function gives back is no value of the graph, and nothing asks for it. The compiler keeps what it
does for its effects: assignments of Parameters, ``print``, ``assert``. It forgets an item of a Parameter that
is assigned after the last branch or loop, where nothing else with an effect follows; and it has no graph for
an effect where a Tensor decides which way to go. A ``return`` with a value mends both. Measured on MindSpore
2.7 to 2.10: some 250 programs; 2.0 drops more.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of, is_bare_constant
from msgraph_lint.values.value import Kind

_DIVIDING = (ast.Assert, ast.For, ast.If, ast.While)
"""Statements after which a graph of its own goes on."""
_STRAIGHT = (ast.Assign, ast.AugAssign, ast.Pass)


def lost_items(function: GraphFunction) -> Iterator[ast.Subscript]:
    """The items of Parameters that ``function`` assigns at its end, in vain."""
    segment = _last_segment(function)
    if any(_has_effect(function, statement) for statement in segment):
        return
    for statement in segment:
        yield from _items(function, statement)


def _last_segment(function: GraphFunction) -> list[ast.stmt]:
    """The plain statements that end a function which returns nothing there, after a branch or loop."""
    found: list[ast.stmt] = []
    for statement in reversed(function.node.body if isinstance(function.node, ast.FunctionDef) else []):
        if isinstance(statement, _DIVIDING):
            return found
        if not (isinstance(statement, _STRAIGHT) or is_bare_constant(statement)):
            break
        found.insert(0, statement)
    return []


def _items(function: GraphFunction, statement: ast.stmt) -> Iterator[ast.Subscript]:
    """The items of Parameters that ``statement`` assigns."""
    for target in _targets(statement):
        if isinstance(target, ast.Subscript) and _is_parameter(function, target.value):
            yield target


def _targets(statement: ast.AST) -> list[ast.expr]:
    if isinstance(statement, ast.Assign):
        return statement.targets
    return [statement.target] if isinstance(statement, ast.AugAssign) else []


def _is_parameter(function: GraphFunction, node: ast.expr) -> bool:
    return function.value(node).kind is Kind.PARAMETER


def _has_effect(function: GraphFunction, statement: ast.stmt) -> bool:
    """Whether ``statement`` may do something besides that the compiler keeps."""
    for target in _targets(statement):
        owner = target.value if isinstance(target, ast.Subscript) else None
        is_of_other = isinstance(owner, ast.Attribute) and attribute_of(owner, function.self_name) is None
        if is_of_other or attribute_of(target, function.self_name) is not None:
            return True
    if isinstance(statement, ast.AugAssign) and not isinstance(statement.target, ast.Subscript):
        return not function.value(statement.target).is_constant
    calls = (node for node in ast.walk(statement) if isinstance(node, ast.Call))
    return any(_may_have_effect(function, call) for call in calls)


def _may_have_effect(function: GraphFunction, call: ast.Call) -> bool:
    callee = function.value(call.func)
    if isinstance(callee.function, External):
        return _is_assigning(callee.function)
    is_method = isinstance(call.func, ast.Attribute) and function.value(call.func.value).is_tensor
    return not is_method and not is_builtin(function, call.func, *_PURE)


_PURE = ("bool", "float", "int", "isinstance", "len", "list", "max", "min", "range", "sum", "tuple")


def _is_assigning(callee: External) -> bool:
    return callee.name.rpartition(".")[2].startswith("assign")


def undecided_effect(function: GraphFunction) -> ast.expr | None:
    """The first Tensor condition of a function that returns nothing, and has an effect there or later."""
    if function.is_entry or not isinstance(function.node, ast.FunctionDef):
        return None
    returned = (node.value for node in function.info.nodes_of(ast.Return))
    if not all(value is None or function.value(value).kind is Kind.NONE for value in returned):
        return None
    conditions: list[ast.If | ast.While | ast.Assert] = [*function.nodes(ast.If), *function.nodes(ast.While)]
    conditions += function.nodes(ast.Assert)
    tests = [node.test for node in conditions if is_runtime(function, node.test)]
    first = min(tests, key=lambda test: test.lineno, default=None)
    if first is None or not any(effect.lineno >= first.lineno for effect in _kept_effects(function)):
        return None
    return first


def _kept_effects(function: GraphFunction) -> Iterator[ast.stmt | ast.expr]:
    """What the function does besides, surely, and what the compiler keeps."""
    lost = {*lost_items(function)}
    for assertion in function.nodes(ast.Assert):
        if is_runtime(function, assertion.test):
            yield assertion
    for call in function.nodes(ast.Call):
        callee = function.value(call.func).function
        if is_builtin(function, call.func, "print") or (
            isinstance(callee, External)
            and callee.name.startswith("mindspore.ops.")
            and _is_assigning(callee)
        ):
            yield call
    for statement in (*function.nodes(ast.Assign), *function.nodes(ast.AugAssign)):
        for target in _targets(statement):
            part = target.value if isinstance(target, ast.Subscript) else target
            if not isinstance(target, ast.Name) and target not in lost and _is_parameter(function, part):
                yield statement
