"""``print("…" % value)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import mentions_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG661",
    "printed-percent-format",
    "a string that `%` formats is printed in graph code",
    on=("call builtins.print",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not function.is_exported:
        return  # the graph runs it as it is: only export refuses it
    for argument in node.args:
        if (
            isinstance(argument, ast.BinOp)
            and isinstance(argument.op, ast.Mod)
            and function.value(argument.left).kind is Kind.STR
            and function.value(argument.right).is_constant
            and not mentions_tensor(function, argument.right)
        ):
            text = function.module.source.segment(argument)
            message = f"`{text}` in `print` cannot be exported"
            yield Hit(RULE, function, argument, message, advice="use `str.format` or an f-string")
