"""A CellList, or another tuple or list of layers, handed to what only the interpreter runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import element, kind_in_graph
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
        if not is_asked or function.value(node.left).kind is not Kind.CELL:
            return
        layers: ast.expr | None = node.comparators[0]
        advice = "ask in `__init__`, and keep the answer"
    else:
        layers = _handed(node)
        advice = "work it out in `__init__`, and keep the answer"
    if layers is not None and _holds_cells(function, layers) and not _is_printed_dict(function, node, layers):
        text = function.module.source.segment
        message = (
            f"the interpreter cannot hold the layers of `{text(layers)}`, which `{text(node)}` hands to it"
        )
        yield Hit(RULE, function, node, message, advice=advice)


def _handed(call: ast.Call) -> ast.expr | None:
    """What the call hands over whole."""
    first = call.args[0] if call.args else None
    if isinstance(first, (ast.GeneratorExp, ast.ListComp)):
        return first.generators[0].iter
    return first


def _is_printed_dict(function: GraphFunction, node: ast.expr, layers: ast.expr) -> bool:
    """Whether it is a dict that is printed, which works."""
    is_printed = isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print"
    return is_printed and kind_in_graph(function.value(layers)) is Kind.DICT


def _holds_cells(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a collection of layers, to graph code."""
    value = function.value(node)
    if kind_in_graph(value) in (Kind.TUPLE, Kind.DICT) and value.kind is Kind.CELL:
        return True
    is_sequence = value.kind in (Kind.LIST, Kind.TUPLE)
    items = value.items if value.items is not None else (element(value),)
    return is_sequence and any(each.kind is Kind.CELL for each in items)
