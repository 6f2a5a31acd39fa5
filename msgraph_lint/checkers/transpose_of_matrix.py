"""`x.transpose(0, 1)`: the graph leaves a matrix as it is."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.least_rank import is_rank_open, least_rank
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
_REFUSES_MORE = (2, 7)
"""The version from which on PyNative takes two of more axes, and the graph does not."""


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    pair = axes(function, call)
    owner = method_of(call).value
    if pair is None or of_matrix(pair) != (0, 1) or function.is_left_to_python(owner):
        return
    is_refused = least_rank(function, owner) > 2 or is_rank_open(function, owner)  # MSG655 tells that
    if not is_refused or function.target.version < _REFUSES_MORE:
        text = function.module.source.segment(call)
        message = f"`{text}` names the order of all axes: a matrix stays as it is, and more axes are refused"
        yield Hit(RULE, function, call, message, advice="write `swapaxes`")
