"""What a condition is, where the source shows the values: literals, None, what calls pass."""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable
from typing import Any, Protocol

from msgraph_lint.values.elements import layer_container
from msgraph_lint.values.value import MISSING, NUMBERS, Kind, Value

COMPARE: dict[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
"""What Python does for an operator that compares."""
_NOT_NONE = {
    *NUMBERS, Kind.TENSOR, Kind.PARAMETER, Kind.STR, Kind.LIST, Kind.TUPLE, Kind.DICT, Kind.CELL, Kind.OPAQUE,
}  # fmt: skip


_KINDS = {
    "type": {Kind.CLASS}, "str": {Kind.STR}, "int": {Kind.INT, Kind.BOOL}, "float": {Kind.FLOAT},
    "bool": {Kind.BOOL}, "list": {Kind.LIST}, "tuple": {Kind.TUPLE}, "dict": {Kind.DICT},
    "Tensor": {Kind.TENSOR, Kind.PARAMETER}, "ndarray": set(),
}  # fmt: skip
"""Types by name -> the kinds of their instances."""
_CELLS = frozenset({"Cell", "CellDict", "CellList", "SequentialCell"})
"""Types of which a list or dict of Cells is none to the compiler."""
_OF_ONE_TYPE = frozenset[Kind]().union(*_KINDS.values(), {Kind.NONE, Kind.CELL})


_UNLIKE_LISTS = {*NUMBERS, Kind.STR, Kind.TUPLE, Kind.LIST}
_OF_PYTHON = {*_UNLIKE_LISTS, Kind.DICT, Kind.NONE}


class Values(Protocol):
    """Whatever knows what expressions are: a scope, or one under some assumption."""

    def value(self, node: ast.expr) -> Value:
        """What the expression ``node`` is."""


def combined(test: ast.expr, holds: Callable[[ast.expr], bool | None]) -> bool | None:
    """What ``not``, ``and`` and ``or`` make of their operands; ``None`` where that is open, or for others."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = holds(test.operand)
        return None if inner is None else not inner
    if isinstance(test, ast.BoolOp):
        decisive = isinstance(test.op, ast.Or)
        parts = [holds(operand) for operand in test.values]
        if decisive in parts:
            return decisive
        return None if None in parts else not decisive
    return None


def truth(scope: Values, test: ast.expr) -> bool | None:
    """Whether ``test`` holds; ``None`` when the source does not show it."""
    if isinstance(test, ast.BoolOp) or (isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)):
        return combined(test, lambda part: truth(scope, part))
    if isinstance(test, ast.Compare):
        return _compared(scope, test) if len(test.ops) == 1 else None
    if isinstance(test, ast.Call) and isinstance(test.func, ast.Name) and test.func.id == "isinstance":
        return is_instance(scope.value(test.args[0]), test.args[1]) if len(test.args) == 2 else None
    if isinstance(test, ast.Call) and _asks_for_tensor(test):
        kind = scope.value(test.args[0]).kind
        return kind in _KINDS["Tensor"] if kind in _OF_ONE_TYPE else None
    return _bool(scope.value(test))


def are_unlike(left: Kind, right: Kind) -> bool:
    """Whether the compiler compares such values for equality when the graph runs, constant as they are.

    Measured with all pairs of lists, tuples, dicts, strings, numbers and None on 2.7 … 2.10 at LAX.
    """
    if left is Kind.DICT or (right is Kind.DICT and left is Kind.LIST):
        return right in _OF_PYTHON
    return (
        (left is Kind.LIST) is not (right is Kind.LIST) and left in _UNLIKE_LISTS and right in _UNLIKE_LISTS
    )


def asks_for_none(test: ast.expr) -> bool:
    """Whether ``test`` asks whether something is None, or is there."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return asks_for_none(test.operand)
    if isinstance(test, ast.Compare):
        right = test.comparators[0]
        return isinstance(right, ast.Constant) and right.value is None
    return isinstance(test, (ast.Name, ast.Attribute))


def _asks_for_tensor(test: ast.Call) -> bool:
    """Whether it is ``ops.is_tensor(x)``, of whichever module."""
    return len(test.args) == 1 and isinstance(test.func, ast.Attribute) and test.func.attr == "is_tensor"


def is_instance(value: Value, types: ast.expr) -> bool | None:
    """Whether ``value`` is an instance of ``types``."""
    if value.kind is Kind.OPAQUE:
        return False
    container = layer_container(value)
    kind = container or value.kind
    names = {name for name in names_of_types(types) if container is None or name not in _CELLS}
    if kind not in _OF_ONE_TYPE or not names <= _KINDS.keys():
        return None
    return any(kind in _KINDS[name] for name in names)


def names_of_types(types: ast.expr) -> set[str]:
    """The bare names of the types that ``isinstance`` is asked for."""
    each = types.elts if isinstance(types, ast.Tuple) else [types]
    return {getattr(part, "attr", getattr(part, "id", "")) for part in each}


def _bool(value: Value) -> bool | None:
    if value.kind is Kind.NONE:
        return False
    known = value.is_constant and isinstance(value.literal, (bool, int, float, str))
    return bool(value.literal) if known else None


def _compared(scope: Values, test: ast.Compare) -> bool | None:
    left, right = scope.value(test.left), scope.value(test.comparators[0])
    if left.interpreted or right.interpreted:
        return None
    if isinstance(test.ops[0], (ast.Is, ast.IsNot)):
        if right.kind is not Kind.NONE or not (left.kind is Kind.NONE or left.kind in _NOT_NONE):
            return None
        return (left.kind is Kind.NONE) is isinstance(test.ops[0], ast.Is)
    compare = COMPARE.get(type(test.ops[0]))
    if compare is None or MISSING in (left.literal, right.literal):
        return None
    if not (left.is_constant and right.is_constant):
        return None
    numbers = left.kind in NUMBERS and right.kind in NUMBERS
    return compare(left.literal, right.literal) if numbers or left.kind is right.kind is Kind.STR else None
