"""``if not x.is_contiguous(): x = x.contiguous()``: a branch that the interpreter chooses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.contiguous import decided_by
from msgraph_lint.compiler.calls import OUTSIDE_GRAPH, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG680",
    "contiguous-if-not",
    "a Tensor is made contiguous in a branch that the interpreter chooses, as by `is_contiguous`",
    on=tuple(f"get {name}" for name in sorted(OUTSIDE_GRAPH)),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    call = decided_by(function, node)
    if call is not None:
        segment = function.module.source.segment
        owner = segment(method_of(call).value)
        message = f"`{segment(call)}` by `{segment(node)}`, which the interpreter answers, does not compile"
        advice = f"write `{owner} = {owner}.contiguous()` whatever it is: what is contiguous stays as it is"
        yield Hit(RULE, function, node, message, advice=advice)
