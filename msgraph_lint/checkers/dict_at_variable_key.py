"""Dicts and strings at keys that are known only when the graph runs, read or set."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import is_varying_key
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG242",
    "dict-at-variable-key",
    "a dict or string is read or set at a key that varies",
    on=("node Subscript", "node Dict", "method get"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Subscript | ast.Dict | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Call):
        is_of_dict = function.value(method_of(node).value).kind is Kind.DICT
        takes = len(node.args) == 1 or (len(node.args) == 2 and function.target.version >= (2, 7))
        if is_of_dict and takes and is_varying_key(function, node.args[0]):
            yield _hit(function, node)
    elif isinstance(node, ast.Dict):
        for key in node.keys:
            if key is not None and _varies(function, key, of_dict=True):
                yield _hit(function, key)
    elif not isinstance(node.slice, ast.Slice) and not isinstance(node.ctx, ast.Del):
        kind = function.value(node.value).kind
        if isinstance(node.ctx, ast.Store):
            if kind is Kind.DICT and _varies(function, node.slice, of_dict=True):
                yield _hit(function, node)
        elif kind in (Kind.DICT, Kind.STR) and _varies(function, node.slice, of_dict=False):
            yield _hit(function, node)


def _varies(function: GraphFunction, key: ast.expr, *, of_dict: bool) -> bool:
    """Whether ``key`` is a number that varies; as a new key also a Tensor, or a tuple with such a thing."""
    if of_dict and isinstance(key, ast.Tuple):
        return any(_varies(function, part, of_dict=True) for part in key.elts)
    value = function.value(key)
    return is_varying_key(function, key) or (of_dict and value.is_variable and value.is_tensor)


def _hit(function: GraphFunction, node: ast.expr) -> Hit:
    text = function.module.source.segment(node)
    message = f"`{text}` does not compile: the key is known only when the graph runs"
    return Hit(RULE, function, node, message, advice="use a list or tuple, or choose by `if`")
