"""Methods of local lists and dicts that only the interpreter knows."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import method_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.lists import dict_pops, is_local_of_kind
from msgraph_lint.graph.values import Kind
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG225",
    "container-method-fallback",
    "a method of a list or dict that graph code does not have, such as `copy`, is called for its value",
)
_KINDS = {"copy": (Kind.LIST, Kind.DICT), "popitem": (Kind.DICT,), "setdefault": (Kind.DICT,)}
_ADVICE = {
    "popitem": "take the item by its key",
    "setdefault": "set the key, then read it",
    "pop": "take the item by its key",
}


def check(function: GraphFunction) -> Iterator[Hit]:
    for call, method in _calls(function):
        text = function.module.source.segment(method)
        message = f"`{text}` is no method that graph code has"
        owner = function.module.source.segment(method.value)
        copied = f"write `{container(function, call)}({owner})`"
        yield Hit(RULE, function, call, message, advice=_ADVICE.get(method.attr, copied))


def _calls(function: GraphFunction) -> Iterator[tuple[ast.Call, ast.Attribute]]:
    for call, method in method_calls(function, _KINDS):
        if (
            isinstance(method.value, ast.Name)
            and is_local_of_kind(function, method.value, *_KINDS[method.attr])
            and not isinstance(function.parents[call], ast.Expr)
        ):
            yield call, method
    for call, method, _ in dict_pops(function):
        if not isinstance(function.parents[call], (ast.Expr, ast.Assign, ast.AnnAssign)):
            yield call, method
