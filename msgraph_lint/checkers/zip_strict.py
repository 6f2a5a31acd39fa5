"""`zip(…, strict=…)`."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG625", "zip-strict", "`zip` gets `strict=` in graph code", on=("call builtins.zip",), sure=True
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if any(keyword.arg == "strict" for keyword in node.keywords):
        message = "`zip` takes no `strict=` in graph code"
        yield Hit(RULE, function, node, message, advice="leave it out")
