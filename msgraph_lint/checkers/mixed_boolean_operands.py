"""``and`` and ``or`` of a Tensor and a value that does not join with it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.operands import decided_by, is_counted, mixed_dtypes
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG311",
    "mixed-boolean-operands",
    "`and` or `or` of a Tensor and, after it, a value that is no Tensor",
    on=("node BoolOp",),
    sure=True,
)


def check(function: GraphFunction, node: ast.BoolOp) -> Iterator[Hit]:
    word = "and" if isinstance(node.op, ast.And) else "or"
    last = short(function, node.values[-1])
    tensor = decided_by(function, node)
    if tensor is not None:
        message = f"`{short(function, tensor)}` is a Tensor, and `{last}` is none: `{word}` cannot join them"
        yield Hit(RULE, function, node, message, advice=f"put `{last}` first, or nest two `if`")
    elif is_counted(function, node):
        first = short(function, node.values[0])
        message = f"`{first}` changes in a loop that a Tensor ends: `{word}` cannot join it with `{last}`"
        advice = "count in a Tensor, or end the loop by `break`"
        yield Hit(RULE, function, node, message, advice=advice)
    elif (dtypes := mixed_dtypes(function, node)) is not None:
        message = f"`{word}` cannot join Tensors of {dtypes[0]} and {dtypes[1]}"
        yield Hit(RULE, function, node, message, advice="compare both, so that both are bool")
