"""What the functions return that ``grad``, ``value_and_grad`` and ``GradOperation`` make.

Measured on MindSpore 2.0 to 2.10: the gradients of weights, or of several arguments, are a tuple.
"""

from __future__ import annotations

import ast
from collections.abc import Callable

from msgraph_lint.compiler import passing
from msgraph_lint.values.elements import of_each
from msgraph_lint.values.value import TENSOR, UNKNOWN, Kind, Time, Value, literal, sequence

OPERATION = "mindspore.ops.GradOperation"
_WITH_VALUE = "mindspore.value_and_grad"
_FUNCTIONS = {"mindspore.grad", _WITH_VALUE}
_TUPLE = of_each(Kind.TUPLE, TENSOR, Time.VARIABLE)
_Of = Callable[[ast.expr], Value]


def of_function(name: str, call: ast.Call, value: _Of, result: Callable[[Value], Value]) -> Value:
    """What the function returns that ``call`` of ``name`` makes, of arguments that are ``value`` each.

    ``result`` says what a function returns to whoever calls it.
    """
    given = {each: passing.passed(call, each, i) for i, each in enumerate(("fn", "grad_position", "weights"))}
    auxiliary = passing.passed(call, "has_aux", 3)
    if (
        name not in _FUNCTIONS
        or not passing.is_shown(call)
        or (auxiliary and value(auxiliary).literal is not False)
    ):
        return UNKNOWN
    position = value(given["grad_position"]) if given["grad_position"] is not None else literal(0)
    gradients = _gradients(position, given["weights"], value)
    if name != _WITH_VALUE or given["fn"] is None:
        return gradients
    return sequence(Kind.TUPLE, (result(value(given["fn"])), gradients))


def of_operation(call: ast.Call, value: _Of) -> Value:
    """The same for what ``GradOperation(…)`` makes of functions."""
    if not passing.is_shown(call):
        return UNKNOWN
    flags = [passing.passed(call, name, i) for i, name in enumerate(("get_all", "get_by_list"))]
    is_all, is_by_list = (value(each).literal if each is not None else False for each in flags)
    if not isinstance(is_all, bool) or not isinstance(is_by_list, bool):
        return UNKNOWN
    of_arguments = _TUPLE if is_all else TENSOR
    if not is_by_list:
        return of_arguments
    return sequence(Kind.TUPLE, (_TUPLE, _TUPLE)) if is_all else _TUPLE


def _gradients(position: Value, weights: ast.expr | None, value: _Of) -> Value:
    of_arguments = {Kind.INT: TENSOR, Kind.TUPLE: _TUPLE}.get(position.kind, UNKNOWN)
    if weights is None or (given := value(weights)).kind is Kind.NONE:
        return of_arguments
    is_row = given.kind in (Kind.LIST, Kind.TUPLE) or getattr(weights, "attr", "") == "parameters"
    of_weights = _TUPLE if is_row else TENSOR if given.kind is Kind.PARAMETER else UNKNOWN
    if position.kind is Kind.NONE:
        return of_weights
    return sequence(Kind.TUPLE, (of_arguments, of_weights)) if position.kind is not Kind.UNKNOWN else UNKNOWN
