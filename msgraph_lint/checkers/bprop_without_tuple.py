"""``bprop`` that returns no tuple."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import walk
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import TENSOR, UNKNOWN, Kind, Value

RULE = Rule(
    "MSG522",
    "bprop-without-tuple",
    "`bprop` returns something else than a tuple of gradients",
    on=("function",),
)


class _Backward(Scope):
    """``bprop`` of a Cell whose inputs and output are Tensors."""

    def parameter_value(self, name: str) -> Value:
        known = super().parameter_value(name)
        return TENSOR if known is UNKNOWN else known


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if function.info.name != "construct" or function.receiver is None or not function.receiver.is_cell:
        return
    method = function.receiver.methods.get("bprop")
    if method is None or not _returns_tensor(function):
        return
    scope = _Backward(method, function.receiver)
    for node in walk(method.node.body):
        if isinstance(node, ast.Return) and node.value is not None and _is_no_tuple(scope, node.value):
            text = function.module.source.segment(node.value)
            message = f"`bprop` must return a tuple with one gradient for each input: `{text}` is none"
            is_list = scope.value(node.value).kind is Kind.LIST
            advice = f"return `tuple({text})`" if is_list else f"return `({text},)`"
            yield Hit(RULE, function, node.value, message, advice=advice)


def _returns_tensor(function: GraphFunction) -> bool:
    """Whether the output is no tuple, as far as shown: then neither is the gradient that comes back."""
    outputs = [function.value(node.value) for node in function.nodes(ast.Return) if node.value is not None]
    return not any(value.kind in (Kind.TUPLE, Kind.LIST, Kind.DICT, Kind.UNION) for value in outputs)


def _is_no_tuple(scope: Scope, node: ast.expr) -> bool:
    value = scope.value(node)
    return value.kind is Kind.LIST or value.is_tensor
