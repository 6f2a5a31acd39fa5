"""Cells and Primitives that are called by their method ``__call__``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_inherited, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind, Value

RULE = Rule(
    "MSG650",
    "dunder-call-of-cell",
    "a Cell or Primitive is called by its method `__call__`",
    on=("method __call__",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = function.value(method_of(node).value)
    if all(_is_of_mindspore(each) for each in owner.options or (owner,)):
        text = function.module.source.segment(node.func)
        message = f"`{text}` is what runs a Cell from Python: the compiler cannot compile it"
        advice = f"call `{function.module.source.segment(method_of(node).value)}` itself"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_of_mindspore(owner: Value) -> bool:
    """Whether ``__call__`` of ``owner`` surely is MindSpore's own."""
    return owner.kind is Kind.PRIMITIVE or is_inherited(owner, "__call__")
