"""Comprehensions that go through what the interpreter made: graph code takes them for one round."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG745",
    "comprehension-over-interpreted",
    "what a comprehension makes of a value of the interpreter is stacked, joined or added up",
    on=("node GeneratorExp", "node ListComp"),
    sure=True,
)
_JOINING = {"cat", "concat", "stack"}


def check(function: GraphFunction, node: ast.ListComp | ast.GeneratorExp) -> Iterator[Hit]:
    source = node.generators[0].iter
    value = function.value(source)
    if len(node.generators) > 1 or node.generators[0].ifs or not value.interpreted:
        return
    if _has_one_item(function, source):
        return
    if isinstance(source, ast.Call) and is_builtin(function, source.func, "enumerate"):
        return
    call = function.parents[node]
    if isinstance(call, ast.Call) and call.args and call.args[0] is node and _joins(function, call.func):
        segment = function.module.source.segment
        message = f"the compiler does not know how many items `{segment(source)}` has, and takes one alone"
        advice = "keep the items in a list or tuple, whose length the compiler knows"
        yield Hit(RULE, function, node, message, advice=advice, cause=value.interpreted)


def _has_one_item(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the source shows one item in ``node``, or in what the call ``node`` makes it of."""
    parts = [node]
    if isinstance(node, ast.Call):
        parts = node.args or ([node.func.value] if isinstance(node.func, ast.Attribute) else [])
    items = [function.value(part).items for part in parts]
    return sum(len(each) if each is not None else 2 for each in items) == 1


def _joins(function: GraphFunction, func: ast.expr) -> bool:
    library, _, name = external_name(function, func).rpartition(".")
    is_joining = library in ("mindspore.ops", "mindspore.mint") and name in _JOINING
    return is_joining or is_builtin(function, func, "sum")
