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
    "`Parameter.set_data` is called in graph code",
    on=("method set_data", "method assign_value"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if function.value(method.value).kind is Kind.PARAMETER:
        message = f"`{function.module.source.segment(method)}` is forbidden in graph code"
        advice = f"assign with `ops.assign({function.module.source.segment(method.value)}, …)`"
        yield Hit(RULE, function, node, message, advice=advice)
