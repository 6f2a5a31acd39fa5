"""What a lambda or nested function that is given to ``map`` captures.

The graph hands it on as it is, and cannot where something has to be handed on with it: what the function
around computes, and, from MindSpore 2.7 on, whatever is looked up by its name: modules, functions, methods.
Measured on 2.0.0 to 2.10.0; cases of ``map_with_captured_tensor`` and ``map_with_captured_name``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass


@dataclass(frozen=True)
class Captured:
    """A name, or method of ``self``, that a function reads and does not bind."""

    text: str
    is_computed: bool
    """Whether the function around computes it; else it is looked up."""


def captured(function: GraphFunction, node: ast.expr) -> Captured | None:
    """What keeps the graph from handing on the function `node`, what is computed first."""
    found = [each for each in _captured(function, node) if each is not None]
    return next((each for each in found if each.is_computed), found[0] if found else None)


def _captured(function: GraphFunction, node: ast.expr) -> Iterator[Captured | None]:
    inner = _function(function, node)
    if inner is None:
        return
    nodes = [each for part in _body(inner) for each in ast.walk(part)]
    own = {each.arg for each in (*ast.walk(inner.args), *nodes) if isinstance(each, ast.arg)}
    own |= {each.id for each in nodes if isinstance(each, ast.Name) and not isinstance(each.ctx, ast.Load)}
    own |= {each.name for each in nodes if isinstance(each, ast.FunctionDef)}
    for each in nodes:
        if isinstance(each, ast.Attribute) and (name := attribute_of(each, function.self_name)) is not None:
            if function.receiver is not None and function.receiver.method(name) is not None:
                yield Captured(ast.unparse(each), is_computed=False)
        elif isinstance(each, ast.Name) and each.id not in own and each.id != function.self_name:
            yield _name(function, each.id)


def _function(function: GraphFunction, node: ast.expr) -> ast.Lambda | ast.FunctionDef | None:
    """The lambda or nested function that `node` is, or the only one that its name stands for."""
    if isinstance(node, ast.Lambda):
        return node
    if not isinstance(node, ast.Name):
        return None
    nested: FunctionInfo | None = function.info.nested.get(node.id)
    if nested is not None:
        return nested.node if isinstance(nested.node, ast.FunctionDef) else None
    bound = function.bindings.get(node.id, [])
    value = bound[0].value if len(bound) == 1 else None
    return value if isinstance(value, ast.Lambda) else None


def _body(node: ast.Lambda | ast.FunctionDef) -> list[ast.AST]:
    return [node.body] if isinstance(node, ast.Lambda) else list(node.body)


def _name(function: GraphFunction, name: str) -> Captured | None:
    if not function.is_local(name):
        return Captured(name, is_computed=False)
    if function.name_value(name).is_variable:
        return Captured(name, is_computed=True)
    values = [binding.value for binding in function.bindings.get(name, ())]
    if values and all(isinstance(value, ast.Constant) for value in values):
        return None
    is_looked_up = all(
        isinstance(value, (ast.Constant, ast.Name))
        or (value is not None and attribute_of(value, function.self_name) is not None)
        for value in values
    )
    return Captured(name, is_computed=not is_looked_up)
