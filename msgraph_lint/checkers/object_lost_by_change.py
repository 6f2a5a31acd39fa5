"""Objects with names on which graph code calls ``append``, ``update`` and the like."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.lost_objects import lost_object, result_of_change
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.dead_reads import Fate, fate_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.targets import SyntaxLevel
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
        "method pop",
        "method reverse",
        "method update",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    text = function.module.source.segment(method)
    if method.attr == "pop":
        if _is_taken_for_list(function, node):
            message = f"`{text}` is compiled as the method of a list, which gives a list and an item"
            yield Hit(RULE, function, node, message, advice="give the method another name")
        return
    lost = lost_object(function, node)
    if lost is None or lost.is_silent or function.value(lost.owner).kind is Kind.LIST:
        return
    if function.target.level is SyntaxLevel.LAX and fate_of(function, lost.read) is not Fate.NEEDED:
        return
    what = "None" if lost.result.kind is Kind.NONE else "what it returns"
    message = f"`{text}` makes {what} of `{lost.owner.id}`, which line {lost.read.lineno} reads"
    yield Hit(RULE, function, node, message, advice=_advice(function.value(lost.owner)))


def _is_taken_for_list(function: GraphFunction, node: ast.Call) -> bool:
    """Whether ``node`` is the value of an assignment, and no ``pop`` that returns the object."""
    owner = method_of(node).value
    if not isinstance(owner, ast.Name) or owner.id == function.self_name:
        return False
    value = function.value(owner)
    result = result_of_change(function, value, "pop")
    is_other = result is not None and not (result.cls is value.cls is not None)
    return is_other and isinstance(function.parents[node], ast.Assign)


def _advice(owner: Value) -> str:
    if isinstance(owner.cls, ClassInfo):
        return "assign what it returns, as in `_ = …`, or give the method another name"
    return "use a list or dict that graph code makes"
