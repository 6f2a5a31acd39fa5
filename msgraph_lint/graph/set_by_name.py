"""Attributes of ``self`` that graph code sets with ``setattr``."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.values.value import MISSING


def is_missed_by_readers(function: GraphFunction, node: ast.Call) -> bool:
    """Whether ``node`` gives an attribute of ``self`` what graph code computes, and the function reads it.

    The interpreter sets it when the graph runs; what reads it was compiled with what it was before. Constants
    are set while the graph is compiled, and seen.
    """
    if len(node.args) != 3 or not isinstance(node.args[0], ast.Name) or node.args[0].id != function.self_name:
        return False
    name, value = function.value(node.args[1]).literal, node.args[2]
    if not isinstance(name, str) or function.attributes is None or name not in function.attributes.bindings:
        return False
    is_read = any(isinstance(each.ctx, ast.Load) for each in function.self_attributes.get(name, ()))
    return is_read and not _is_constant(function, value)


def _is_constant(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is written down, or is what the class or ``__init__`` writes down for an attribute."""
    if isinstance(node, (ast.List, ast.Tuple)):
        return all(_is_constant(function, each) for each in node.elts)
    parts = (each for each in ast.walk(node) if isinstance(each, (ast.Name, ast.Attribute)))
    is_written = not any(isinstance(each, (ast.Call, ast.Subscript)) for each in ast.walk(node))
    names = (each for each in parts if not (isinstance(each, ast.Name) and each.id == function.self_name))
    return is_written and all(_is_known(function, each) for each in names)


def _is_known(function: GraphFunction, node: ast.expr) -> bool:
    is_set_here = isinstance(node, ast.Attribute) and node.attr in _set_names(function)
    return not is_set_here and function.value(node).literal is not MISSING


def _set_names(function: GraphFunction) -> frozenset[object]:
    """The attributes that the function sets with ``setattr``."""
    found = (each for each in function.nodes(ast.Call) if is_builtin(function, each.func, "setattr"))
    return frozenset(function.value(each.args[1]).literal for each in found if len(each.args) == 3)
