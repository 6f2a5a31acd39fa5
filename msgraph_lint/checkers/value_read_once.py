"""The clock and the environment in graph code: asked once, when the graph is compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.frozen import (
    Use,
    is_read_once,
    use_of_draw,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.generators import Draw
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG741",
    "value-read-once",
    "the clock, a changing environment variable or a random choice is read once, when the graph is compiled",
    on=("drawn", "call os.environ.get", "call os.getenv", "call time.*", "node Subscript"),
)


def check(function: GraphFunction, thing: Draw | ast.expr) -> Iterator[Hit]:
    if isinstance(thing, Draw):
        node: ast.expr = thing.node
        is_found = use_of_draw(function, thing) is Use.REFUSED
    else:
        node, is_found = thing, is_read_once(function, thing)
    if is_found:
        text = function.module.source.segment(node)
        message = f"`{text}` is read once, when the graph is compiled: every call gets the same value"
        yield Hit(RULE, function, node, message, advice="pass the value as an argument")
