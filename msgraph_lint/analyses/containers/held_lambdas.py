"""Lambdas in lists, dicts and conditional expressions: the compiler looks for each by its line, in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, scope_of
from msgraph_lint.program.definitions import Variable
from msgraph_lint.values.value import MISSING


def reads_of_lambdas(function: GraphFunction) -> Iterator[ast.expr]:
    """The first read of each attribute of ``self``, and of each global name, that holds lambdas."""
    for name, nodes in function.self_attributes.items():
        if _is_kept_with_lambdas(function, name):
            yield from _first(function, nodes)
    for name in dict.fromkeys(node.id for node in function.nodes(ast.Name)):
        variable = function.info.lookup(name) if not function.binds(name) else None
        if isinstance(variable, Variable) and _holds_lambdas(function, variable.value):
            yield from _first(function, function.named(name))


def _first(function: GraphFunction, nodes: list[ast.Attribute] | list[ast.Name]) -> Iterator[ast.expr]:
    reads = (node for node in nodes if isinstance(node.ctx, ast.Load))
    first = next((node for node in reads if function.surely_compiles(node)), None)
    if first is not None:
        yield first


def _is_kept_with_lambdas(function: GraphFunction, name: str) -> bool:
    bindings = function.attributes.effective_bindings(name) if function.attributes is not None else []
    if (
        len(bindings) != 1
        or not bindings[0].in_init
        or bindings[0].conditional
        or bindings[0].item is not None
        or bindings[0].value is None
    ):
        return False
    scope, value = scope_of(bindings[0]), bindings[0].value
    return _holds_lambdas(scope, value) or _is_picked_lambda(scope, value)


def _holds_lambdas(scope: Scope, value: ast.expr) -> bool:
    """Whether the compiler meets a lambda beside other code when it looks at ``value``."""
    if isinstance(value, ast.IfExp):
        return all(isinstance(side, ast.Lambda) for side in (value.body, value.orelse))
    return any(isinstance(part, ast.Lambda) or _holds_lambdas(scope, part) for part in _parts(scope, value))


def _parts(scope: Scope, value: ast.expr) -> list[ast.expr]:
    """What is in a list, tuple or dict."""
    if isinstance(value, (ast.List, ast.Tuple)):
        return value.elts
    if isinstance(value, ast.Dict):
        return value.values
    if isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "dict":
        return [keyword.value for keyword in value.keywords if not scope.binds("dict")]
    return []


def _is_picked_lambda(scope: Scope, value: ast.expr) -> bool:
    """Whether it is ``ACTIVATIONS[key]`` of a dict at module level, and surely a lambda there."""
    if not isinstance(value, ast.Subscript) or not isinstance(value.value, ast.Name):
        return False
    variable = scope.resolve(value.value)
    if not isinstance(variable, Variable) or not isinstance(variable.value, ast.Dict):
        return False
    keys = [key.value if isinstance(key, ast.Constant) else MISSING for key in variable.value.keys]
    picked = dict(zip(keys, variable.value.values, strict=True))
    wanted = scope.value(value.slice).literal
    found = [picked[wanted]] if wanted in picked else list(picked.values())
    return MISSING not in keys and bool(found) and all(isinstance(each, ast.Lambda) for each in found)
