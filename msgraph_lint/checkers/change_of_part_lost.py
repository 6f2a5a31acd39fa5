"""`x[0].mul_(5)`: the part is a copy."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Asked, PythonCode
from msgraph_lint.python_code.receivers import tensor_call
from msgraph_lint.rules import Rule

METHODS = ("add_", "sub_", "mul_", "div_")
"""Methods that change a Tensor in place, as far as the CPU has them."""
RULE = Rule(
    "MSG826",
    "change-of-part-lost",
    "a method changes a part of a Tensor in place, and the Tensor does not see it",
    on=tuple(f"{how} {name}" for how in ("method", "asked") for name in METHODS),
)


def check(code: GraphFunction | PythonCode, found: ast.Call | Asked) -> Iterator[CodeHit]:
    call = tensor_call(code, found)
    if call is None or not call.is_dropped or not isinstance(call.owner, ast.Subscript):
        return
    if call.value_of(call.owner.value).is_tensor:
        segment = code.module.source.segment
        whole, part = segment(call.owner.value), segment(call.owner)
        message = f"`{whole}` does not see this change: `{part}` is a copy"
        yield CodeHit(RULE, code, call.node, message, advice=f"assign the result to `{part}`")
