"""A CellList, or another tuple or list of layers, handed to what only the interpreter runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import element, layer_container
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG645",
    "layers-left-to-interpreter",
    "a collection of layers is handed to `in`, `any`, `all`, `sorted` or `print`",
    on=("node Compare", *(f"call builtins.{name}" for name in ("all", "any", "print", "sorted"))),
)


def check(function: GraphFunction, node: ast.Compare | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Compare):
        is_asked = len(node.ops) == 1 and isinstance(node.ops[0], (ast.In, ast.NotIn))
        handed = node.comparators if is_asked and function.value(node.left).kind is Kind.CELL else []
    else:
        handed = list(_handed(function, node))
    layers = next((each for each in handed if _holds_cells(function, each)), None)
    if layers is not None:
        text = function.module.source.segment
        message = (
            f"the interpreter cannot hold the layers of `{text(layers)}`, which `{text(node)}` hands to it"
        )
        yield Hit(RULE, function, node, message, advice="work it out in `__init__`, and keep the answer")


def _handed(function: GraphFunction, call: ast.Call) -> Iterator[ast.expr]:
    """What the call hands over whole; a dict of layers may be printed."""
    if called_name(call) == "print":
        yield from (each for each in call.args if layer_container(function.value(each)) is not Kind.DICT)
        return
    for first in call.args[:1]:
        if isinstance(first, (ast.GeneratorExp, ast.ListComp)):
            yield first.generators[0].iter
        else:
            yield first


def _holds_cells(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a collection of layers, to graph code."""
    value = function.value(node)
    if layer_container(value) is not None:
        return True
    is_sequence = value.kind in (Kind.LIST, Kind.TUPLE)
    items = value.items if value.items is not None else (element(value),)
    return is_sequence and any(each.kind is Kind.CELL for each in items)
