"""Decorators on ``construct`` that use ``functools.wraps``: the compiler sees through them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG710",
    "decorated-construct",
    "a decorator that wraps `construct` is ignored",
    on=("function decorated",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_entry or function.info.name != "construct":
        return
    for decorator in function.node.decorator_list:
        found = function.module.resolve(decorator)
        if isinstance(found, FunctionInfo) and _wraps(found):
            message = (
                f"`{found.name}` is ignored: the compiler takes the function that `functools.wraps` names"
            )
            advice = "do what the decorator does inside `construct`, or leave `functools.wraps` out"
            cause = f"{found.module.source.path}:{found.node.lineno}"
            yield Hit(RULE, function, decorator, message, advice=advice, cause=cause)


def _wraps(decorator: FunctionInfo) -> bool:
    """Whether the decorator returns a nested function under ``functools.wraps`` that changes something."""
    returned = {
        node.value.id
        for node in decorator.nodes
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Name)
    }
    for name in returned & decorator.nested.keys():
        if _passes_on(decorator.nested[name]):
            continue
        for each in decorator.nested[name].node.decorator_list:
            found = decorator.module.resolve(each.func) if isinstance(each, ast.Call) else None
            if isinstance(found, External) and found.name == "functools.wraps":
                return True
    return False


def _passes_on(wrapper: FunctionInfo) -> bool:
    """Whether a way through ``wrapper`` returns just what the function that it wraps returns."""
    own = [arg.arg for arg in wrapper.parameters]
    returned = [node.value for node in wrapper.nodes if isinstance(node, ast.Return)]
    return any(_calls_with(value, own) for value in returned) or _keeps(wrapper, own)


def _calls_with(value: ast.expr | None, own: list[str]) -> bool:
    """Whether ``value`` is a call with just the arguments ``own``."""
    if not isinstance(value, ast.Call):
        return False
    given = [a.value if isinstance(a, ast.Starred) else a for a in value.args]
    given += [keyword.value for keyword in value.keywords]
    return [part.id for part in given if isinstance(part, ast.Name)] == own


def _keeps(wrapper: FunctionInfo, own: list[str]) -> bool:
    """Whether ``wrapper`` returns a name with the result, which only some ``if`` gives another value."""
    *steps, last = wrapper.node.body
    if not (isinstance(last, ast.Return) and isinstance(last.value, ast.Name)):
        return False
    bound = [step for step in steps if last.value.id in _bound([step])]
    changed = any(
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id in own
        for node in wrapper.nodes
    )
    return len(bound) == 1 and _calls_with(getattr(bound[0], "value", None), own) and not changed


def _bound(steps: list[ast.stmt]) -> set[str]:
    """The names that ``steps`` bind whatever the conditions of their ``if``."""
    bound: set[str] = set()
    for step in steps:
        if isinstance(step, ast.If):
            bound |= _bound(step.body) & _bound(step.orelse)
        else:
            nodes = (node for node in ast.walk(step) if isinstance(node, ast.Name))
            bound |= {node.id for node in nodes if isinstance(node.ctx, ast.Store)}
    return bound
