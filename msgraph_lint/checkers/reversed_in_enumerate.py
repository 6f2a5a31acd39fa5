"""``enumerate(reversed(…))``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import builtin_calls, is_cell_list
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG669", "reversed-in-enumerate", "`enumerate` is called with `reversed(…)`")


def check(function: GraphFunction) -> Iterator[Hit]:
    inner = [
        node
        for _, node in builtin_calls(function, "reversed")
        if node.args and not is_cell_list(function.value(node.args[0]))  # MSG615
    ]
    for _, node in builtin_calls(function, "enumerate"):
        if node.args and isinstance(node.args[0], ast.Call) and node.args[0] in inner:
            text = function.module.source.segment(node)
            message = f"`{text}` does not compile: what `reversed` returns has no length"
            yield Hit(RULE, function, node, message, advice="take `[::-1]` of the list")
