"""``delattr`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG213", "delattr-call", "`delattr` is called in graph code", on=("call builtins.delattr",))


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    message = f"`{function.module.source.segment(node)}` does not compile"
    advice = "keep the attribute, or delete it outside graph code"
    yield Hit(RULE, function, node, message, advice=advice)
