"""A default of a nested function that hangs on the call of the function around it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.nested_defaults import lost_defaults
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG413",
    "nested-default-not-constant",
    "a call leaves out an argument of a nested function whose default is no constant",
    on=("node FunctionDef", "node Lambda"),
    sure=True,
)


def check(function: GraphFunction, nested: ast.FunctionDef | ast.Lambda) -> Iterator[Hit]:
    if nested is function.node:
        return
    for lost in lost_defaults(function, nested):
        text = function.module.source.segment(lost.node)
        kind = "lambda" if isinstance(nested, ast.Lambda) else "nested function"
        why = (
            f"`{lost.parameter}` in its own default is the parameter itself"
            if lost.is_itself
            else f"`{text}` hangs on the call of `{function.info.name}`"
        )
        message = (
            f"the call on line {lost.call.lineno} leaves out `{lost.parameter}`, "
            f"and the compiler finds no value for the default: {why}"
        )
        advice = f"pass `{text}` in the call, or read it in the {kind} without a default"
        yield Hit(RULE, function, lost.node, message, advice=advice)
