"""A Cell that is called in graph code, and whose class overrides `__call__`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.calling import called_class, own_call
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG547",
    "own-call-ignored",
    "graph code calls a Cell whose class overrides `__call__`, and runs its `construct` alone",
    on=("node Call",),
    sure=True,
)
_DOUBT = "a condition in `__call__` may decide that it does nothing"


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    cls = called_class(function, node)
    method = own_call(cls) if cls is not None else None
    if cls is not None and method is not None and cls.method("construct") is not None:
        text = function.module.source.segment(node.func)
        message = f"`{text}(…)` runs `construct`, and not what `{method.qualname}` does beside it"
        advice = "do it in `construct`, or in a Cell around this one"
        doubt = _DOUBT if any(method.nodes_of(ast.If)) else ""
        yield Hit(RULE, function, node, message, advice=advice, doubt=doubt)
