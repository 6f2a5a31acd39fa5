"""Lists of which an item is set or popped at a place that is known only when the graph runs.

There the compiler sets items by ``list_setitem``, for which all of them are of one kind, and it has no kernel
for truth values and strings, nor for slices; ``pop`` takes places that it knows.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import MISSING, TENSORS, Kind, Value

RULE = Rule(
    "MSG249",
    "list-changed-at-variable-place",
    "an item of another kind is set in a list, or an item popped, at a place that varies",
    on=("node Subscript", "method pop"),
    sure=True,
)
_PLACES = {Kind.INT, Kind.NUMBER}
_NUMBERS = {Kind.INT, Kind.FLOAT}
_WITHOUT_KERNEL = {Kind.BOOL, Kind.STR}
_PLAIN = _NUMBERS | _WITHOUT_KERNEL
_KNOWN = _PLAIN | {Kind.NONE, Kind.TENSOR}


def check(function: GraphFunction, node: ast.Subscript | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Call):
        yield from _popped(function, node)
    elif isinstance(node.ctx, ast.Store):
        owner, statement = function.value(node.value), function.statement_of(node)
        if owner.kind is not Kind.LIST or owner.interpreted:
            return
        text = function.module.source.segment(node)
        if isinstance(node.slice, ast.Slice):
            if any(_varies(function, bound) for bound in (node.slice.lower, node.slice.upper)):
                message = f"`{text}` is set, and its bounds are known only when the graph runs"
                yield Hit(RULE, function, node, message, advice="set the items one by one, or use a Tensor")
        elif _varies(function, node.slice) and _is_direct(node, statement):
            reason = _refused(owner, _set(function, statement, owner))
            if reason:
                message = f"`{text}` is set at a place that is known only when the graph runs: {reason}"
                yield Hit(
                    RULE, function, node, message, advice="use a Tensor, or a list of items of one kind"
                )


def _popped(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    """The call of ``pop``, if its place varies."""
    owner = function.value(method_of(call).value)
    if owner.kind is not Kind.LIST or owner.interpreted or len(call.args) != 1 or call.keywords:
        return
    place = function.value(call.args[0])
    if _varies(function, call.args[0]) or (place.is_tensor and place.is_variable and not place.interpreted):
        text = function.module.source.segment(call)
        message = f"`{text}` pops at a place that is known only when the graph runs"
        yield Hit(RULE, function, call, message, advice="use a Tensor, or choose the place by `if`")


def _varies(function: GraphFunction, place: ast.expr | None) -> bool:
    if place is None:
        return False
    value = function.value(place)
    return value.is_variable and value.kind in _PLACES and not value.interpreted


def _is_direct(node: ast.Subscript, statement: ast.stmt) -> bool:
    """Whether the statement assigns to ``node`` alone, not to a tuple of targets."""
    if isinstance(statement, ast.Assign):
        return node in statement.targets
    return isinstance(statement, (ast.AnnAssign, ast.AugAssign)) and statement.target is node


def _set(function: GraphFunction, statement: ast.stmt, owner: Value) -> Kind:
    """The kind of what the statement puts there."""
    assert isinstance(statement, (ast.Assign, ast.AnnAssign, ast.AugAssign))
    kind = _kind(function.value(statement.value)) if statement.value is not None else Kind.UNKNOWN
    if not isinstance(statement, ast.AugAssign):
        return kind
    both = {kind, *map(_kind, owner.items or ())}
    if Kind.TENSOR in both and both <= {Kind.TENSOR, *_NUMBERS, Kind.NUMBER}:
        return Kind.TENSOR
    if not both <= _NUMBERS:
        return Kind.UNKNOWN
    return Kind.FLOAT if Kind.FLOAT in both or isinstance(statement.op, ast.Div) else Kind.INT


def _kind(value: Value) -> Kind:
    """The kind that the source shows: of a default it is not that of what is given in its place."""
    may_be_default = value.is_constant and value.literal is MISSING and value.kind in _PLAIN
    if value.interpreted or may_be_default:
        return Kind.UNKNOWN
    return Kind.TENSOR if value.kind in TENSORS else value.kind


def _refused(owner: Value, given: Kind) -> str:
    """Why an item of the kind ``given`` cannot be set in ``owner``; empty where it can, or nobody knows."""
    kinds = dict.fromkeys(map(_kind, owner.items or ()))
    if not kinds or not kinds.keys() <= _KNOWN:
        return ""
    if given is Kind.NUMBER:
        return "" if kinds.keys() & _NUMBERS or len(kinds) > 1 else _unlike(next(iter(kinds)), given)
    if given is Kind.NONE or given not in _KNOWN:
        return ""
    if len(kinds) > 1:
        return f"the list holds {_words(*kinds)}"
    (kind,) = kinds
    if kind is not given:
        return _unlike(kind, given)
    return f"there is no kernel for items that are {kind.value}" if kind in _WITHOUT_KERNEL else ""


def _unlike(kind: Kind, given: Kind) -> str:
    return f"the list holds {kind.value}, and gets {_words(given)}"


def _words(*kinds: Kind) -> str:
    return " and ".join(kind.value for kind in kinds)
