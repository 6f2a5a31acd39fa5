"""Names that are None before a loop that the interpreter runs, and bound in it.

To the compiler such a name is None after the loop: it cannot tell whether there is a round at all. Measured
with real MindSpore at LAX: what takes an item or attribute of it, computes with it and a constant, or gives
it to MindSpore's functions and layers, fails. Beside a Tensor of the graph (``x + name``) it is right, and so
is whatever asks for None, or returns it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import islice

from msgraph_lint.analyses.control_flow.rounds import uses_after
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.values.value import Kind

_ORDERING = (ast.Gt, ast.GtE, ast.Lt, ast.LtE)


def none_after(function: GraphFunction, loop: ast.For) -> Iterator[ast.Name]:
    """The first use that fails of each name that is None before ``loop``, which the interpreter runs."""
    for name, bindings in function.bindings.items():
        outside = [each.value for each in bindings if not contains(loop, each.statement)]
        if len(outside) == 1 < len(bindings) and _is_none(outside[0]):
            later = (each for each in uses_after(function, name, loop) if _fails(function, loop, each))
            yield from islice(later, 1)


def _is_none(node: ast.expr | None) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _fails(function: GraphFunction, loop: ast.For, node: ast.Name) -> bool:
    if function.conditions_of(node) != function.conditions_of(loop):
        return False
    parent = function.parents[node]
    if isinstance(parent, ast.BinOp):
        other = parent.right if parent.left is node else parent.left
        return function.value(other).is_constant
    if isinstance(parent, ast.Compare):
        others = [each for each in (parent.left, *parent.comparators) if each is not node]
        is_ordered = isinstance(parent.ops[0], _ORDERING)
        return is_ordered and all(function.value(each).is_constant for each in others)
    if isinstance(parent, (ast.Attribute, ast.Subscript)):
        return parent.value is node
    given: ast.AST = node
    if isinstance(parent, (ast.List, ast.Tuple)):
        given, parent = parent, function.parents[parent]
    if isinstance(parent, ast.Call) and given in parent.args:
        is_layer = given is node and function.value(parent.func).kind is Kind.CELL
        return is_layer or external_name(function, parent.func).startswith("mindspore.")
    return isinstance(parent, ast.UnaryOp) and not isinstance(parent.op, ast.Not)
