"""Parameters of Cells that graph code collects."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.forbidden import parameter_methods
from msgraph_lint.compiler.calls import is_method_of_cell
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG605",
    "parameters-in-graph",
    "graph code asks a Cell for its Parameters",
    on=tuple(f"method {name}" for name in sorted(parameter_methods())),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_method_of_cell(function, node):
        text = function.module.source.segment(node.func)
        message = f"`{text}()` cannot be called in graph code"
        advice = "collect them outside graph code"
        if function.self_name is not None and isinstance(node.func, ast.Attribute):
            owner = function.module.source.segment(node.func.value)
            method = "trainable_params" if node.func.attr == "trainable_params" else "get_parameters"
            advice = f"collect them in `__init__`: `self.weights = ParameterTuple({owner}.{method}())`"
        yield Hit(RULE, function, node, message, advice=advice)
