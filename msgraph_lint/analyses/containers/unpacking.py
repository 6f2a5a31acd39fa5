"""Dict displays that unpack other dicts, ``{**options, "k": v}``, and what the compiler makes of them.

It puts all keys and all values of the unpacked dict, each as one tuple of tuples, where one key and one value
should be. Nobody notices while all of it is constant, or when only the other items are read. Probe x120.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind

_OPERATIONS = (ast.BinOp, ast.Call, ast.Compare, ast.UnaryOp)


def is_broken(function: GraphFunction, node: ast.Dict) -> bool | None:
    """Whether what a dict display unpacks is used, and refused; ``None`` where there is no ``**``."""
    unpacked = [value for key, value in zip(node.keys, node.values, strict=True) if key is None]
    return _is_broken(function, node, unpacked) if unpacked else None


def _is_broken(function: GraphFunction, node: ast.Dict, unpacked: list[ast.expr]) -> bool:
    if any(_is_dict_attribute(function, value) for value in unpacked):
        return True
    if not any(_holds_tensors(function, value) for value in unpacked):
        return False
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return _is_computed_with(function, node, parent)
    if not (isinstance(parent, ast.Assign) and isinstance(parent.targets[0], ast.Name)):
        return False
    name = parent.targets[0].id
    if len(parent.targets) != 1 or len(function.bindings[name]) != 1:
        return False
    return any(
        _is_computed_with(function, node, function.parents[read])
        for read in function.named(name)
        if isinstance(read.ctx, ast.Load)
    )


def _is_dict_attribute(function: GraphFunction, node: ast.expr) -> bool:
    return attribute_of(node, function.self_name) is not None and function.value(node).kind is Kind.DICT


def _holds_tensors(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is a local dict that is made with Tensors."""
    if not isinstance(node, ast.Name):
        return False
    made = [binding.value for binding in function.bindings.get(node.id, ())]
    return any(
        isinstance(value, ast.Dict) and any(function.value(v).is_tensor for v in value.values)
        for value in made
    )


def _is_computed_with(function: GraphFunction, node: ast.Dict, use: ast.AST) -> bool:
    """Whether ``use``, right around the dict, is an unpacked item that graph code computes with."""
    if not isinstance(use, ast.Subscript) or not isinstance(use.slice, ast.Constant):
        return False
    key = use.slice.value
    if any(isinstance(k, ast.Constant) and k.value == key for k in node.keys):
        return False
    around = function.parents[use]
    if isinstance(around, ast.Attribute):
        return isinstance(function.parents[around], ast.Call)
    return isinstance(around, _OPERATIONS)
