"""Methods of local lists and dicts that only the interpreter knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.crossing import is_tuple_to_interpreter
from msgraph_lint.analyses.containers.dict_statements import keeps_default
from msgraph_lint.analyses.containers.lists import changes_nameless, is_local_of_kind, popped_dict
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import UNKNOWN, Kind
from msgraph_lint.wording import container

RULE = Rule(
    "MSG225",
    "container-method-fallback",
    "a method of a list or dict that graph code does not have, such as `copy`, is called for its value",
    on=("method copy", "method pop", "method popitem", "method setdefault"),
    sure=True,
)
_KINDS = {"copy": (Kind.LIST, Kind.DICT), "popitem": (Kind.DICT,), "setdefault": (Kind.DICT,)}
_DISPLAYS = (ast.Dict, ast.List, ast.ListComp)
_ADVICE = {
    "popitem": "take the item by its key",
    "setdefault": "set the key, then read it",
    "pop": "take the item by its key",
}


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    if is_tuple_to_interpreter(function, method.value):
        return  # MSG255
    if _falls_back(function, call, method) and not keeps_default(function, call):
        text = function.module.source.segment(method)
        message = f"`{text}` is no method that graph code has"
        owner = function.module.source.segment(method.value)
        copied = f"write `{container(function, call)}({owner})`"
        yield Hit(RULE, function, call, message, advice=_ADVICE.get(method.attr, copied))


def _falls_back(function: GraphFunction, call: ast.Call, method: ast.Attribute) -> bool:
    parent = function.parents[call]
    if method.attr == "pop":
        is_alone = isinstance(parent, (ast.Expr, ast.Assign, ast.AnnAssign))
        return not is_alone and popped_dict(function, call) is not None
    is_display = isinstance(method.value, _DISPLAYS) and method.attr == "copy"
    return (
        (is_display or _is_local(function, method) or _is_attribute(function, method))
        and not isinstance(parent, ast.Expr)
        and not _is_changed(function, parent)
    )


def _is_local(function: GraphFunction, method: ast.Attribute) -> bool:
    owner = method.value
    return isinstance(owner, ast.Name) and is_local_of_kind(function, owner, *_KINDS[method.attr])


def _is_attribute(function: GraphFunction, method: ast.Attribute) -> bool:
    """Whether it copies a list or dict that is an attribute; one of Parameters or Cells is a tuple."""
    if method.attr != "copy" or not isinstance(method.value, ast.Attribute):
        return False
    owner = function.value(method.value)
    values = [*(owner.items or ()), *(value for _, value in owner.entries)]
    kinds = {value.kind for value in [*values, owner.each or UNKNOWN]}
    return owner.kind in _KINDS["copy"] and kinds.isdisjoint((Kind.CELL, Kind.PARAMETER))


def _is_changed(function: GraphFunction, method: ast.AST) -> bool:
    """Whether ``method``, of what the call gives, is called to change that."""
    call = function.parents[method] if isinstance(method, ast.Attribute) else None
    return isinstance(call, ast.Call) and call.func is method and changes_nameless(function, call)
