"""Methods of plain objects that graph code calls, and functions that are in one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.opaque import Fate, fate
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import UNKNOWN, Kind

RULE = Rule(
    "MSG531",
    "plain-object-method",
    "graph code calls a method of a plain object, or a function that is in one",
    on=("node Call",),
    sure=True,
)

_CONTAINERS = {Kind.DICT, Kind.LIST, Kind.SET}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = function.value(node.func.value) if isinstance(node.func, ast.Attribute) else UNKNOWN
    if owner.in_python.kind in _CONTAINERS and isinstance(function.parents[node], ast.Expr):
        return  # what is lost of a change other rules tell
    if owner.in_python.kind is Kind.STR and not isinstance(getattr(node.func, "value", None), ast.Attribute):
        return  # a chain of methods of a string
    if not is_opaque(owner) and function.value(node.func).kind is not Kind.OPAQUE:
        return
    if (
        fate(function, node) not in (Fate.REFUSED, Fate.LOST)
        and fate(function, node.func) is not Fate.REFUSED
    ):
        text = function.module.source.segment(node.func)
        message = f"`{text}` belongs to a plain object: the interpreter calls it, outside the graph"
        advice = "make it a method of the Cell or a function, or decorate the class with `@jit_class`"
        yield Hit(RULE, function, node, message, advice=advice)
