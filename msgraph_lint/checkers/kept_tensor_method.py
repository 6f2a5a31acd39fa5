"""Methods of Parameters, and of Tensors that the compiler knows, which only Python has."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

_OF_PARAMETERS = {
    "add_pipeline_stage", "data_ptr", "from_numpy", "get_bytes", "init_data", "is_contiguous",
    "requires_grad_", "set_dtype", "storage_offset", "stride", "tolist", "untyped_storage",
}  # fmt: skip
_OF_CONSTANTS = {"assign_value", "set_dtype"}
RULE = Rule(
    "MSG638",
    "kept-tensor-method",
    "a method that graph code does not have is called on a Parameter or on a constant Tensor",
    on=tuple(f"method {name}" for name in sorted(_OF_PARAMETERS | _OF_CONSTANTS)),
    sure=True,
)
_ADVICE = {
    "assign_value": "make it a Parameter, and assign with `ops.assign`",
    "set_dtype": "use `.astype`",
    "tolist": "compute with the Parameter itself",
}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if _is_refused(function, method):
        message = f"`{function.module.source.segment(method)}` is no method that graph code has"
        advice = _ADVICE.get(method.attr, "call it outside graph code")
        yield Hit(RULE, function, node, message, advice=advice)


def _is_refused(function: GraphFunction, method: ast.Attribute) -> bool:
    """A Parameter has `assign_value` of its own: parameter-set-data."""
    owner = function.value(method.value)
    if owner.kind is Kind.PARAMETER:
        return method.attr in _OF_PARAMETERS
    return owner.kind is Kind.TENSOR and owner.is_constant and method.attr in _OF_CONSTANTS
