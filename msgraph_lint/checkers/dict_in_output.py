"""A dict that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import PYTHON_DICTS
from msgraph_lint.graph.outputs import outputs
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import element
from msgraph_lint.values.value import Kind, Value

RULE = Rule("MSG409", "dict-in-output", "a dict that the outermost `construct` returns", on=("node Return",))


def check(function: GraphFunction, node: ast.Return) -> Iterator[Hit]:
    for part, doubt in outputs(function, node, _dicts):
        what = "this dict" if _is_dict(function.value(part)) else "the dict in this"
        message = f"the graph returns a tuple of the values instead of {what}"
        advice = "return a tuple, and build the dict outside graph code"
        yield Hit(RULE, function, part, message, advice=advice, doubt=doubt)


def _dicts(function: GraphFunction, part: ast.expr) -> list[ast.expr]:
    value = function.value(part)
    has_parts = isinstance(part, (ast.Tuple, ast.List, ast.BinOp))  # which are looked at by themselves
    return [part] if _is_dict(value) or (not has_parts and _holds_dict(value)) else []


def _is_dict(value: Value) -> bool:
    is_of_python = isinstance(value.cls, External) and value.cls.name in PYTHON_DICTS
    return value.kind is Kind.DICT or is_of_python


def _holds_dict(value: Value) -> bool:
    """Whether it is a tuple or list with a dict in it, or in one of those in it."""
    items = value.items or ((element(value),) if value.kind in (Kind.LIST, Kind.TUPLE) else ())
    return any(_is_dict(item) or _holds_dict(item) for item in items)
