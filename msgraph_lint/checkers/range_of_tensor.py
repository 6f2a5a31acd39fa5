"""``range`` of a Tensor or bool, and ``enumerate`` that starts with one: both count by ``make_range``."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG315",
    "range-of-tensor",
    "`range`, or the start of `enumerate`, gets a Tensor or a bool",
    on=("call builtins.range", "call builtins.enumerate"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for argument in _counted(node):
        what = _refused(function, argument)
        if what:
            text = function.module.source.segment(argument)
            verb = "holds" if isinstance(argument, ast.Starred) else "is"
            message = f"`{text}` {verb} a {what}: `{_name(node)}` takes int only"
            yield Hit(RULE, function, argument, message, advice=_advice(function, node, argument, text))
            break


def _name(node: ast.Call) -> str:
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _counted(node: ast.Call) -> Iterable[ast.expr]:
    """What ``node`` counts from, to and by."""
    if _name(node) == "range":
        return node.args
    start = passing.passed(node, "start", 1)
    return () if start is None or isinstance(start, ast.Starred) else (start,)


def _refused(function: GraphFunction, argument: ast.expr) -> str:
    """What it is, or unpacks, that is no int to the compiler; empty for others."""
    if isinstance(argument, ast.Starred):
        is_given = any(each.is_tensor for each in function.value(argument.value).items or ())
        return "Tensor" if is_given and not function.is_left_to_python(argument.value) else ""
    value = function.value(argument)
    if value.is_tensor:
        return "Tensor"
    may_be_given = isinstance(argument, ast.Name) and argument.id in function.parameter_names
    return "bool" if value.kind is Kind.BOOL and not may_be_given else ""


def _advice(function: GraphFunction, node: ast.Call, argument: ast.expr, text: str) -> str:
    if isinstance(argument, ast.Starred):
        return "pass each by itself, as `int(…)`"
    if _name(node) == "enumerate" and function.value(argument).is_tensor:
        return "count from 0, and add it to what `enumerate` gives"
    return f"write `int({text})`"
