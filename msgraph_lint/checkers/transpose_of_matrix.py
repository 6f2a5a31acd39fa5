"""`x.transpose(0, 1)`: the graph leaves a matrix as it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.least_rank import least_rank
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.transposes import axes, of_matrix
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG829",
    "transpose-of-matrix",
    "`x.transpose(0, 1)` leaves a matrix as it is in graph code",
    on=("method transpose",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    pair = axes(function, call)
    if pair is not None and of_matrix(pair) == (0, 1) and least_rank(function, method_of(call).value) <= 2:
        text = function.module.source.segment(call)
        message = f"`{text}` names the order of all axes: a matrix stays as it is, and more axes are refused"
        yield Hit(RULE, function, call, message, advice="write `swapaxes`")
