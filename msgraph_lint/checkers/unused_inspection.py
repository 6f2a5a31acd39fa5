"""`dir`, `vars`, `locals`, `globals` and `open` whose result nothing uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name, is_unused
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG636",
    "unused-inspection",
    "graph code calls `dir`, `vars`, `locals` or `globals` and uses no result",
    on=(
        "call builtins.dir",
        "call builtins.vars",
        "call builtins.locals",
        "call builtins.globals",
        "call builtins.open",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node)
    if is_unused(function, node):
        message = f"nothing uses the result of `{name}`: the interpreter runs it, outside the graph"
        yield Hit(RULE, function, node, message, advice="remove the call")
