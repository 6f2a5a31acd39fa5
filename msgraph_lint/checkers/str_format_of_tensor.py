"""``"{}".format(x)`` with what only the run knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.formatting import (
    is_format,
    is_needed,
    unformatted,
    varying,
    varying_by_name,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG690",
    "str-format-of-tensor",
    "a string is formatted by `format` with a Tensor",
    on=("method format",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not is_format(function, node) or not is_needed(function, node):
        return
    found = varying(function, node)
    if (
        found is None
        or varying_by_name(function, node) is not None
        or unformatted(function, node) is not None
    ):
        return  # MSG691, MSG692
    text = function.module.source.segment(found)
    message = f"the interpreter makes this text, outside the graph, since only the run knows `{text}`"
    advice = "give what is formatted to `print` as an argument of its own, or format it outside graph code"
    yield Hit(RULE, function, node, message, advice=advice)
