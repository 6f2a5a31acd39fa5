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
from msgraph_lint.values.value import NONE, Kind, Value

RULE = Rule(
    "MSG683",
    "object-lost-by-change",
    "an object that has a name is changed by `append`, `update` or the like, and used afterwards",
    on=(
        "method append",
        "method clear",
        "method extend",
        "method insert",
        "method pop",
        "method reverse",
        "method update",
    ),
    sure=True,
)
_DEQUE = External("collections.deque")


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    owner = method.value
    if not isinstance(owner, ast.Name) or owner.id == function.self_name:
        return  # `self` stays what it is
    value = function.value(owner)
    result = _result(function, value, method.attr)
    if result is None or result.cls is value.cls is not None:
        return
    text = function.module.source.segment(method)
    statement = function.parents[node]
    if method.attr == "pop" and isinstance(statement, ast.Assign):
        message = f"`{text}` is compiled as the method of a list, which gives a list and an item"
        yield Hit(RULE, function, node, message, advice="give the method another name")
    elif isinstance(statement, ast.Expr) and not _is_kept_away(function, node):
        read = read_after(function, node, owner.id, None) or _read_next_time(function, statement, owner.id)
        if read is not None:
            what = "None" if result.kind is Kind.NONE else "what it returns"
            message = f"`{text}` makes {what} of `{owner.id}`, which line {read.lineno} reads"
            yield Hit(RULE, function, node, message, advice=_advice(value))


def _is_kept_away(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a question for the type of something unknown may keep everybody away from ``node``."""
    return any(
        isinstance(part, ast.Call)
        and isinstance(part.func, ast.Name)
        and part.func.id == "isinstance"
        and bool(part.args)
        and function.value(part.args[0]).kind is Kind.UNKNOWN
        for condition in function.conditions_of(node)
        for part in ast.walk(condition.test)
    )


def _read_next_time(function: GraphFunction, statement: ast.stmt, name: str) -> ast.Name | None:
    """The first read of ``name`` in a loop around ``statement`` that does not bind it."""
    around: ast.AST | None = statement
    while around is not None and around is not function.node:
        around = function.parents.get(around)
        if isinstance(around, (ast.For, ast.While)):
            mentioned = [part for part in ast.walk(around) if isinstance(part, ast.Name) and part.id == name]
            if all(isinstance(part.ctx, ast.Load) for part in mentioned):
                return mentioned[0]
    return None


def _result(function: GraphFunction, owner: Value, name: str) -> Value | None:
    """What the method ``name`` of ``owner`` returns; ``None`` for lists and dicts."""
    if owner.cls == _DEQUE:
        return NONE if name != "pop" else None
    if owner.kind not in (Kind.OBJECT, Kind.CELL) or not isinstance(owner.cls, ClassInfo):
        return None
    method = owner.cls.method(name)
    return function.result_of(method, owner.cls) if method is not None else None


def _advice(owner: Value) -> str:
    if owner.cls == _DEQUE:
        return "use a list"
    return "assign what it returns, as in `_ = …`, or give the method another name"
