"""``enumerate(reversed(…))``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin, is_cell_list
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG669",
    "reversed-in-enumerate",
    "`enumerate` is called with `reversed(…)`",
    on=("call builtins.enumerate",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    inner = node.args[0] if node.args else None
    if not isinstance(inner, ast.Call) or not is_builtin(function, inner.func, "reversed"):
        return
    if inner.args and not is_cell_list(function.value(inner.args[0])):  # MSG615
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: what `reversed` returns has no length"
        yield Hit(RULE, function, node, message, advice="take `[::-1]` of the list")
