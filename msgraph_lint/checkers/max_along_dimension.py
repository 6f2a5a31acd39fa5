"""`values, places = x.max(1)`: the graph gives the values alone."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import called_function, is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.receivers import receiver, unpacked
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind, Value

RULE = Rule(
    "MSG827",
    "max-along-dimension",
    "the maximum along a dimension is taken for PyTorch's pair of values and places",
    on=("method max", "method min"),
)
_GIVES_PAIR = (2, 7)
"""The version from which on PyNative gives the pair."""
_OF_PAIRS = (ast.Starred, ast.For, ast.comprehension, ast.Return, ast.Tuple, ast.List, ast.Dict, ast.keyword)
"""What takes a pair as well as a Tensor."""
_ASKING = ("enumerate", "len", "list", "tuple", "zip")
"""Builtins that do."""


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = receiver(function, call)
    if owner is None or function.is_left_to_python(owner) or call.keywords:
        return
    if not _is_axis([function.value(each) for each in call.args]):
        return
    is_pair = _is_taken_apart(function, call)
    if is_pair or (function.target.version >= _GIVES_PAIR and _is_used_as_pair(function, call)):
        text = function.module.source.segment(call)
        message = f"`{text}` is one Tensor in graph code: it is no pair of values and places"
        yield Hit(RULE, function, call, message, advice="write `axis=`, or call the function of `ops`")


def _is_taken_apart(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it is ``x.max(1)[0]``, or two names get what it gives."""
    around = function.info.parents.get(call)
    is_item = isinstance(around, ast.Subscript) and around.value is call and integer(around.slice) in (0, 1)
    return is_item or unpacked(function, call) is not None


def _is_axis(given: list[Value]) -> bool:
    """Whether it is an axis, or an axis and ``keepdims``: with a name for either both modes agree."""
    return (
        1 <= len(given) <= 2
        and given[0].kind is Kind.INT
        and all(each.kind is Kind.BOOL for each in given[1:])
    )


def _is_used_as_pair(function: GraphFunction, call: ast.Call) -> bool:
    """Whether all that is done with it can be done with a pair."""
    uses: list[ast.expr] = [call]
    if isinstance(function.parents[call], (ast.Assign, ast.NamedExpr)):
        uses = [*function.evaluation.places.loads_of(call)]
    return bool(uses) and all(_takes_pair(function, each) for each in uses)


def _takes_pair(function: GraphFunction, node: ast.expr) -> bool:
    around = function.parents.get(node)
    if isinstance(around, ast.Subscript):
        return around.value is node and integer(around.slice) in (0, 1)
    if isinstance(around, ast.Call):
        is_known = is_builtin(function, around.func, *_ASKING)
        return is_known or called_function(function, function.value(around.func)) is not None
    return isinstance(around, _OF_PAIRS)
