"""`max(…, key=…)` and `min(…, key=…)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG617",
    "max-keyword-argument",
    "`max` or `min` gets `key=` or `default=` in graph code",
    on=("call builtins.max", "call builtins.min"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node)
    for keyword in node.keywords:
        if keyword.arg in ("key", "default"):
            message = f"`{name}` takes no `{keyword.arg}=` in graph code"
            advice = "choose in `__init__`, or write the comparison out"
            yield Hit(RULE, function, node, message, advice=advice)
