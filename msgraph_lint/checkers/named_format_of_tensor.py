"""``"{loss}".format(loss=x)`` with what only the run knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.formatting import is_format, is_needed, unformatted, varying_by_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG691",
    "named-format-of-tensor",
    "`format` gets a Tensor by keyword",
    on=("method format",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not is_format(function, node) or not is_needed(function, node):
        return
    found = varying_by_name(function, node)
    if found is None or unformatted(function, node) is not None:  # MSG692
        return
    text = function.module.source.segment(found)
    message = f"`format` loses the names of its arguments, since only the run knows `{text}`"
    advice = "pass it by position, to `{}`, or give it to `print` as an argument of its own"
    yield Hit(RULE, function, node, message, advice=advice)
