"""What leaves the compiled graph: the values that an outermost entry returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind


def outputs(function: GraphFunction) -> Iterator[ast.Tuple | ast.List | ast.Dict]:
    """The displays that an entry returns, those inside others too, if no other graph code calls it."""
    if not function.is_entry or function.calls:
        return
    for node in function.nodes(ast.Return):
        if node.value is not None:
            yield from displays(function, node.value)


def meant(function: GraphFunction, node: ast.expr) -> ast.expr:
    """The display that a name is bound to, if it is bound only once and by one."""
    if isinstance(node, ast.Name) and node.id not in function.parameter_names:
        bindings = function.bindings.get(node.id, [])
        if len(bindings) == 1 and bindings[0].item is None and not bindings[0].iterated:
            value = bindings[0].value
            if isinstance(value, (ast.Tuple, ast.List, ast.Dict)):
                return value
    return node


def displays(function: GraphFunction, node: ast.expr) -> Iterator[ast.Tuple | ast.List | ast.Dict]:
    """``node`` and the displays inside it, the outer ones first; what a dict holds is left out."""
    node = meant(function, node)
    if isinstance(node, (ast.Tuple, ast.List, ast.Dict)):
        yield node
    if isinstance(node, (ast.Tuple, ast.List)):
        for element in node.elts:
            yield from displays(function, element)


def nones(function: GraphFunction, node: ast.Tuple | ast.List) -> list[ast.expr]:
    """The elements of ``node`` that are surely None, unless all are."""
    found = [element for element in node.elts if function.value(element).kind is Kind.NONE]
    return found if len(found) < len(node.elts) else []


def trailing(node: ast.Tuple | ast.List, found: list[ast.expr]) -> bool:
    """Whether ``found`` are the last elements of ``node``."""
    return node.elts[len(node.elts) - len(found) :] == found
