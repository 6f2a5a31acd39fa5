"""``*`` outside calls: ``(*a, b)`` and ``a, *b = c``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG131",
    "starred-expression",
    "`*` in a tuple, a list or an assignment target",
    on=("node List", "node Tuple"),
)


def check(function: GraphFunction, node: ast.Tuple | ast.List) -> Iterator[Hit]:
    if any(isinstance(element, ast.Starred) for element in node.elts):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: `*` is for the arguments of calls"
        is_target = isinstance(node.ctx, ast.Store)
        advice = "take the parts by index" if is_target else "join tuples or lists with `+`"
        yield Hit(RULE, function, node, message, advice=advice)
