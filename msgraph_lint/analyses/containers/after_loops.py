"""Lists on ``self`` that are extended or reversed in a loop, or after one: the graph keeps the old list.

Before the first loop of a function, the interpreter changes the list at LAX, and what reads it sees the new
one. Measured on 2.7 to 2.10; STRICT keeps the old list everywhere.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.values.value import Kind

METHODS = ("extend", "insert", "reverse")


def comes_after_loop(function: GraphFunction, call: ast.Call) -> bool:
    """Whether a loop of the function begins before ``call``: it stands in it, or after it."""
    loops = (*function.info.nodes_of(ast.While), *function.info.nodes_of(ast.For))
    return any(place_of(loop) < place_of(call) for loop in loops)


def is_lost_after_loop(function: GraphFunction, call: ast.Call) -> bool:
    """Whether what the statement ``call`` does to a list on ``self`` is read afterwards, in vain."""
    name = attribute_of(method_of(call).value, function.self_name)
    if name is None or method_of(call).attr not in METHODS or not comes_after_loop(function, call):
        return False
    is_list = function.attributes is not None and function.attributes.value(name).kind is Kind.LIST
    is_statement = isinstance(function.parents[call], ast.Expr)
    reads = [each for each in function.self_attributes.get(name, ()) if place_of(each) > place_of(call)]
    return is_list and is_statement and any(_sees(function, each, method_of(call).attr) for each in reads)


def _sees(function: GraphFunction, read: ast.Attribute, method: str) -> bool:
    """Whether ``read`` asks for something that the method makes another."""
    parent = function.parents[read]
    if isinstance(parent, ast.Attribute):
        return False
    if isinstance(parent, ast.Call) and is_builtin(function, parent.func, "len"):
        return method != "reverse"
    index = function.value(parent.slice).literal if isinstance(parent, ast.Subscript) else None
    return method != "extend" or not isinstance(index, int) or index < 0
