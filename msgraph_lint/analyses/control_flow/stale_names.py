"""Names that are bound before a loop that the interpreter runs, and in it.

The compiler cannot tell whether there is a round at all: whatever it has to know of such a name after the
loop, it takes from before. Measured with real MindSpore at LAX. A name that was None is None: to take an
item or attribute of it, to compute with it and a constant, or to give it to MindSpore's functions and
layers, fails. Beside a Tensor of the graph (``x + name``) it is right, and so is whatever asks for None, or
returns it. A number is what it was where it is a size, but for one that the interpreter computed; elsewhere
it is right.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from itertools import islice

from msgraph_lint.analyses.control_flow.loops import is_interpreted_loop
from msgraph_lint.analyses.control_flow.rounds import uses_after
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.values.value import Kind

_ORDERING = (ast.Gt, ast.GtE, ast.Lt, ast.LtE)
_SIZED = {"broadcast_to", "ones", "tile", "zeros"}
"""Functions and methods that get sizes."""


def none_after(function: GraphFunction, loop: ast.For) -> Iterator[ast.Name]:
    """The first use that fails of each name that is None before ``loop``, if the interpreter runs it."""
    for name, _ in _bound_anew(function, loop, lambda first: first is None):
        later = (each for each in uses_after(function, name, loop) if _fails(function, loop, each))
        yield from islice(later, 1)


def size_after(function: GraphFunction, loop: ast.For) -> Iterator[ast.Name]:
    """Where a number that ``loop`` counts is a size, if the interpreter runs the loop."""
    for name, statements in _bound_anew(function, loop, lambda first: type(first) is int):
        if all(_counts(function, each) for each in statements):
            yield from (each for each in uses_after(function, name, loop) if _is_size(function, loop, each))


def _bound_anew(
    function: GraphFunction, loop: ast.For, is_first: Callable[[object], bool]
) -> Iterator[tuple[str, list[ast.AST]]]:
    """Names bound to a constant before ``loop``, and the statements in it that bind them anew."""
    if not is_interpreted_loop(function, loop):
        return
    for name, bindings in function.bindings.items():
        inside = [each.statement for each in bindings if contains(loop, each.statement)]
        outside = [each.value for each in bindings if each.statement not in inside]
        first = outside[0] if inside and len(outside) == 1 else None
        if isinstance(first, ast.Constant) and is_first(first.value):
            yield name, inside


def _counts(function: GraphFunction, statement: ast.AST) -> bool:
    """Whether ``statement`` is compiled, and adds a constant."""
    is_constant = isinstance(statement, ast.AugAssign) and function.value(statement.value).is_constant
    return is_constant and function.is_surely_taken(statement)


def _is_size(function: GraphFunction, loop: ast.For, node: ast.Name) -> bool:
    if function.conditions_of(node) != function.conditions_of(loop):
        return False
    given, parent = _item_of(function, node)
    if isinstance(parent, ast.Slice):
        return isinstance(function.parents[parent], ast.Subscript)
    if not isinstance(parent, ast.Call) or given not in parent.args:
        return False
    if isinstance(parent.func, ast.Attribute) and function.value(parent.func.value).is_tensor:
        return parent.func.attr in _SIZED
    name = external_name(function, parent.func)
    return name.startswith("mindspore.") and name.rpartition(".")[2] in _SIZED


def _item_of(function: GraphFunction, node: ast.expr) -> tuple[ast.AST, ast.AST]:
    """What holds ``node``: the list or tuple that it is an item of, or itself; and what is around that."""
    parent = function.parents[node]
    if isinstance(parent, (ast.List, ast.Tuple)):
        return parent, function.parents[parent]
    return node, parent


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
    given, around = _item_of(function, node)
    if isinstance(around, ast.Call) and given in around.args:
        is_layer = given is node and function.value(around.func).kind is Kind.CELL
        return is_layer or external_name(function, around.func).startswith("mindspore.")
    return isinstance(parent, ast.UnaryOp) and not isinstance(parent.op, ast.Not)
