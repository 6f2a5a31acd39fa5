"""A Cell that is called in graph code, and whose class has a `__call__` and no `construct`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.calling import called_class, own_call
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG548",
    "call-instead-of-construct",
    "graph code calls a Cell whose class has `__call__`, and no `construct`",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    cls = called_class(function, node)
    method = own_call(cls) if cls is not None else None
    if cls is None or method is None or cls.has_unknown_base:
        return
    if {base.name for base in cls.external_bases} == {"mindspore.nn.Cell"} and cls.method(
        "construct"
    ) is None:
        text = function.module.source.segment(node.func)
        message = f"`{text}(…)` finds no `construct`: in graph code, a call of a Cell does not run `__call__`"
        advice = f"name `{method.qualname}` `construct`"
        yield Hit(RULE, function, node, message, advice=advice)
