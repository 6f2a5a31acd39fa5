"""Objects with names on which graph code calls ``append``, ``update`` and the like."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.sharing import read_after
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind, Value

RULE = Rule(
    "MSG683",
    "object-lost-by-change",
    "an object that has a name is changed by `append`, `update` or the like, and used afterwards",
    on=(
        "method append",
        "method clear",
        "method extend",
        "method insert",
        "method reverse",
        "method update",
    ),
    sure=True,
)
_DEQUE = External("collections.deque")


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    owner = method.value
    if not isinstance(owner, ast.Name) or not isinstance(function.parents[node], ast.Expr):
        return
    if owner.id == function.self_name:
        return  # it stays what it is
    if not _returns_none(function, function.value(owner), method.attr):
        return
    read = read_after(function, node, owner.id, None)
    if read is not None:
        text = function.module.source.segment(method)
        message = f"`{text}` makes None of `{owner.id}`, which line {read.lineno} reads"
        yield Hit(RULE, function, node, message, advice=_advice(function.value(owner)))


def _returns_none(function: GraphFunction, owner: Value, name: str) -> bool:
    """Whether ``owner`` is no list and no dict, and the method ``name`` of it returns None."""
    if owner.cls == _DEQUE:
        return True
    if owner.kind not in (Kind.OBJECT, Kind.CELL) or not isinstance(owner.cls, ClassInfo):
        return False
    method = owner.cls.method(name)
    return method is not None and function.result_of(method, owner.cls).kind is Kind.NONE


def _advice(owner: Value) -> str:
    if owner.cls == _DEQUE:
        return "use a list"
    return "call it by an attribute of `self`, or give the method another name"
