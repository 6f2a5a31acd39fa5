"""``abs`` and ``round`` of a number that comes out of a Tensor."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind

RULE = Rule(
    "MSG678",
    "builtin-of-variable-number",
    "`abs` or `round` gets a number that is not known when the graph is compiled",
    on=("call builtins.abs", "call builtins.round"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not node.args or node.keywords:
        return
    value, name = function.value(node.args[0]), called_name(node)
    if value.kind not in NUMBERS - {Kind.BOOL} or not value.is_variable or value.interpreted:
        return
    text = function.module.source.segment(node.args[0])
    message = f"`{name}` takes no number that comes out of a Tensor, such as `{text}`"
    advice = f"take it of the Tensor, with `ops.{name}`, before that becomes a number"
    yield Hit(RULE, function, node, message, advice=advice)
