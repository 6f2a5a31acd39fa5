"""Functions given to ``map`` that capture what varies."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG329",
    "map-with-captured-tensor",
    "a function that is given to `map` captures a Tensor",
    on=("call builtins.map",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    captured = _captured(function, node.args[0]) if node.args else None
    if captured is not None:
        message = (
            f"`map` gets a function that captures `{captured}`, and the graph can hand on constants alone"
        )
        advice = "use a comprehension or a `for` loop, or let `map` go through the Tensors as well"
        yield Hit(RULE, function, node, message, advice=advice)


def _captured(function: GraphFunction, node: ast.expr) -> str | None:
    """A name of ``function`` for what only the run knows, which the lambda or nested function reads."""
    if isinstance(node, ast.Lambda):
        own = {each.arg for each in ast.walk(node.args) if isinstance(each, ast.arg)}
        reads = [each for each in ast.walk(node.body) if isinstance(each, ast.Name) and each.id not in own]
    elif isinstance(node, ast.Name) and (nested := function.info.nested.get(node.id)) is not None:
        own = {*nested.parameter_names, *nested.bindings}
        reads = [each for each in nested.nodes_of(ast.Name) if each.id not in own]
    else:
        return None
    names = (each.id for each in reads if function.is_local(each.id))
    return next((name for name in names if function.name_value(name).is_variable), None)
