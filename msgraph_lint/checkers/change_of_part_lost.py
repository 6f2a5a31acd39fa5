"""`x[0].mul_(5)`: the part is a copy."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.receivers import receiver
from msgraph_lint.rules import Rule

METHODS = ("add_", "sub_", "mul_", "div_")
"""Methods that change a Tensor in place, as far as the CPU has them."""
RULE = Rule(
    "MSG826",
    "change-of-part-lost",
    "a method changes a part of a Tensor in place, and the Tensor does not see it",
    on=tuple(f"method {name}" for name in METHODS),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, call)
    if not isinstance(owner, ast.Subscript) or not function.value(owner.value).is_tensor:
        return
    statement = function.statement_of(call)
    if isinstance(statement, ast.Expr) and statement.value is call:
        segment = function.module.source.segment
        message = f"`{segment(owner.value)}` does not see this change: `{segment(owner)}` is a copy"
        yield Hit(RULE, function, call, message, advice=f"assign the result to `{segment(owner)}`")
