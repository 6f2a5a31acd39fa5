"""`Parameter.set_data` and `assign_value` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG604",
    "parameter-set-data",
    "`Parameter.set_data` is called, or `Parameter.data` assigned, in graph code",
    on=("method set_data", "method assign_value", "set data"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call | ast.Attribute) -> Iterator[Hit]:
    asked = method_of(node) if isinstance(node, ast.Call) else node
    if function.value(asked.value).kind is Kind.PARAMETER:
        message = f"`{function.module.source.segment(asked)}` is forbidden in graph code"
        if node is asked:
            message = f"`{function.module.source.segment(asked)}` cannot be assigned in graph code"
        advice = f"assign with `ops.assign({function.module.source.segment(asked.value)}, …)`"
        yield Hit(RULE, function, node, message, advice=advice)
