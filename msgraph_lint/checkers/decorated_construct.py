"""Decorators on ``construct`` that use ``functools.wraps``: the compiler sees through them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG710",
    "decorated-construct",
    "a decorator that wraps `construct` is ignored",
)


def check(function: GraphFunction) -> Iterator[Finding]:
    if not function.is_entry or function.info.name != "construct":
        return
    for decorator in function.node.decorator_list:
        found = function.module.resolve(decorator)
        if isinstance(found, FunctionInfo) and _wraps(found):
            message = (
                f"`{found.name}` is ignored: the compiler takes the function that `functools.wraps` names"
            )
            advice = "do what the decorator does inside `construct`, or leave `functools.wraps` out"
            yield RULE.finding(function, decorator, message, advice=advice)


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
    for node in wrapper.nodes:
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Call):
            given = [a.value if isinstance(a, ast.Starred) else a for a in node.value.args]
            given += [keyword.value for keyword in node.value.keywords]
            if [part.id for part in given if isinstance(part, ast.Name)] == own:
                return True
    return False
