"""``"%s" % x`` with Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import mentions_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG660",
    "percent-format-of-tensor",
    "a string is formatted with `%` and a Tensor",
    on=("operator Mod",),
    sure=True,
)
_MESSAGES = (ast.Raise, ast.Assert)


def check(function: GraphFunction, node: ast.BinOp) -> Iterator[Hit]:
    if function.value(node.left).kind is not Kind.STR:
        return
    if isinstance(function.statement_of(node), _MESSAGES) or not mentions_tensor(function, node.right):
        return
    text = function.module.source.segment(node)
    message = f"the interpreter runs `{text}`, outside the graph"
    is_printed = isinstance(function.statement_of(node), ast.Expr)
    printed = "give what is formatted to `print` as an argument of its own: `print('loss', x)`"
    advice = printed if is_printed else "return the Tensor, and format it outside graph code"
    yield Hit(RULE, function, node, message, advice=advice)
