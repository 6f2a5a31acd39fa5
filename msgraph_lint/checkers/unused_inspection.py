"""`dir`, `vars`, `locals`, `globals` and `open` whose result nothing uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name
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
    if _is_unused(function, node):
        message = f"nothing uses the result of `{name}`: the interpreter runs it, outside the graph"
        yield Hit(RULE, function, node, message, advice="remove the call")


def _is_unused(function: GraphFunction, node: ast.Call) -> bool:
    around = function.parents[node]
    if isinstance(around, ast.Expr):
        return True
    target = around.targets[0] if isinstance(around, ast.Assign) and len(around.targets) == 1 else None
    if not isinstance(target, ast.Name):
        return False
    return not any(isinstance(name.ctx, ast.Load) for name in function.named(target.id))
