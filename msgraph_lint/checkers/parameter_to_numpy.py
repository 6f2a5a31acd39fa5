"""`asnumpy` of Parameters."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG628",
    "parameter-to-numpy",
    "a Parameter is turned into a NumPy array in graph code",
    on=("method asnumpy",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    if function.value(method.value).kind is Kind.PARAMETER:
        message = f"`{function.module.source.segment(node)}` does not compile: graph code has no arrays"
        advice = "compute with the Parameter itself"
        yield Hit(RULE, function, node, message, advice=advice)
