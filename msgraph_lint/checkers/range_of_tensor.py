"""``range`` of a Tensor."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG315", "range-of-tensor", "`range` gets a Tensor", on=("call builtins.range",), sure=True)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for argument in node.args:
        if _is_tensor(function, argument):
            text = function.module.source.segment(argument)
            verb = "holds" if isinstance(argument, ast.Starred) else "is"
            message = f"`{text}` {verb} a Tensor: `range` takes int only"
            is_starred = isinstance(argument, ast.Starred)
            advice = "pass each by itself, as `int(…)`" if is_starred else f"write `int({text})`"
            yield Hit(RULE, function, argument, message, advice=advice)
            break


def _is_tensor(function: GraphFunction, argument: ast.expr) -> bool:
    """Whether it is a Tensor, or unpacks one."""
    if isinstance(argument, ast.Starred):
        return any(item.is_tensor for item in function.value(argument.value).items or ())
    return function.value(argument).is_tensor
