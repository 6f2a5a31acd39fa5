"""``raise`` or ``assert`` that a Tensor decides."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG306",
    "raise-under-tensor-condition",
    "a `raise` or `assert` that depends on a Tensor",
    on=("node Raise", "node Assert"),
)
_ADVICE = "check the value outside graph code, or drop the check"


def check(function: GraphFunction, node: ast.Raise | ast.Assert) -> Iterator[Hit]:
    if isinstance(node, ast.Assert):
        test: ast.expr | None = node.test
    else:
        test = next((condition.test for condition in function.conditions_of(node)), None)
    if test is not None and is_runtime(function, test):
        word = "assert" if isinstance(node, ast.Assert) else "raise"
        message = f"`{word}` depends on the Tensor condition `{short(function, test)}`"
        yield Hit(RULE, function, node, message, advice=_ADVICE)
