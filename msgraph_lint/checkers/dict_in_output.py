"""A dict that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import Display, outputs
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG409", "dict-in-output", "a dict that the outermost `construct` returns", on=("node Return",))


def check(function: GraphFunction, node: ast.Return) -> Iterator[Hit]:
    for display, doubt in outputs(function, node, _dicts):
        message = "the graph returns a tuple of the values instead of this dict"
        advice = "return a tuple, and build the dict outside graph code"
        yield Hit(RULE, function, display, message, advice=advice, doubt=doubt)


def _dicts(_: GraphFunction, display: Display) -> list[ast.expr]:
    return [display] if isinstance(display, ast.Dict) else []
