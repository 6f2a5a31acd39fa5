"""``b"…"`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG138", "bytes-literal", "graph code has no `bytes` literals", on=("literal bytes",))


def check(function: GraphFunction, node: ast.Constant) -> Iterator[Hit]:
    text = function.module.source.segment(node)
    message = f"`{text}` does not compile: there are no `bytes` in graph code"
    advice = "use a `str`" + (", or keep it on `self`" if function.self_name is not None else "")
    yield Hit(RULE, function, node, message, advice=advice)
