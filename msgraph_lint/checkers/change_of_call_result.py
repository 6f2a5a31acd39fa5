"""``options.setdefault(key, []).append(x)``: a list or dict without a name, changed in a statement."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import changes_nameless
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG234",
    "change-of-call-result",
    "a statement calls `append`, `update` or the like of what a call gives",
    on=(
        "method append", "method clear", "method extend", "method insert", "method pop", "method reverse",
        "method update",
    ),
    sure=True,
)  # fmt: skip


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if changes_nameless(function, call):
        method = method_of(call)
        owner = function.module.source.segment(method.value)
        message = (
            f"`.{method.attr}` as a statement needs a name, attribute or item before the dot, not `{owner}`"
        )
        advice = f"give `{owner}` a name first; what is done to it is seen under that name only"
        yield Hit(RULE, function, call, message, advice=advice)
