"""Methods of Tensors and Parameters that MindSpore cannot compile at any level."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_tensor_of_graph, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

_OF_TENSORS = {"diag", "move_to", "set_const_arg", "soft_shrink"}
_OF_PARAMETERS = {*_OF_TENSORS, "flush_from_cache", "numpy", "register_hook"}
_SINCE = {"diag": (2, 7)}
"""The version from which on the compiler does not know the method."""
RULE = Rule(
    "MSG640",
    "tensor-method-refused",
    "a method of a Tensor or Parameter that graph code cannot call",
    on=tuple(f"method {name}" for name in sorted(_OF_TENSORS | _OF_PARAMETERS)),
    sure=True,
)
_ADVICE = {
    "diag": "write `ops.diag(x)`",
    "soft_shrink": "write `ops.softshrink(x)`",
    "move_to": "leave it out: the compiler places what it computes",
    "numpy": "compute with the Parameter itself",
    "register_hook": "register it outside graph code, or use `ops.HookBackward`",
}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if function.target.version < _SINCE.get(method.attr, ()):
        return
    owner = function.value(method.value)
    is_of_parameter = owner.kind is Kind.PARAMETER and method.attr in _OF_PARAMETERS
    if is_of_parameter or (is_tensor_of_graph(function, method.value) and method.attr in _OF_TENSORS):
        message = f"`{function.module.source.segment(method)}` does not compile"
        advice = _ADVICE.get(method.attr, "call it outside graph code")
        yield Hit(RULE, function, node, message, advice=advice)
