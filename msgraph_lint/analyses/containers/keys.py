"""Keys of dicts that graph code has not, or takes for others than Python does.

The compiler looks for a key among those of its own kind: ``1``, ``1.0`` and ``True`` are three keys.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.values.value import MISSING, NUMBERS, Kind, Value

_REFUSED = {Kind.CLASS: "class", Kind.FUNCTION: "function", Kind.CELL: "Cell", Kind.PRIMITIVE: "Primitive"}

_ASSIGNED = {Kind.DTYPE: "dtype", Kind.NONE: "None"}


def refused_kind(function: GraphFunction, key: ast.expr) -> str | None:
    """What ``key`` of a dict display is, where the compiler takes no such key."""
    if isinstance(key, ast.Attribute):
        owner = function.value(key.value).cls if function.value(key.value).kind is Kind.CLASS else None
        is_member = isinstance(owner, ClassInfo) and owner.is_enum and owner.has_member(key.attr)
        if is_member and isinstance(owner, ClassInfo) and owner.type_of_members is None:
            return "member of an enumeration"
    return _REFUSED.get(function.value(key).kind)


def left_to_interpreter(function: GraphFunction, key: ast.expr) -> str | None:
    """What ``key`` is, where only the interpreter puts an item under such a key into a dict of the graph."""
    return refused_kind(function, key) or _ASSIGNED.get(function.value(key).kind)


def key_of_other_type(function: GraphFunction, owner: Value, key: ast.expr) -> tuple[object, str] | None:
    """The key that ``owner`` has, and ``key``, which Python takes for the same, and the compiler does not."""
    value = function.value(key)
    keys = [had for had, _ in owner.entries if isinstance(had, (bool, int, float))]
    if owner.kind is not Kind.DICT or not keys or function.is_left_to_python(key):
        return None
    if value.literal is MISSING and value.is_constant and _is_float(function, key):
        return (keys[0], "a float") if all(type(had) is int for had in keys) else None
    wanted = value.literal
    if not isinstance(wanted, (bool, int, float)):
        return None
    if any(had == wanted and type(had) is type(wanted) for had in keys):
        return None
    return next(((had, f"`{wanted!r}`") for had in keys if had == wanted), None)


def _is_float(function: GraphFunction, key: ast.expr) -> bool:
    """Whether it surely is a float: ``a / b`` too, by whatever name."""
    definition = function.evaluation.places.reads.get(key)
    if isinstance(definition, Assigned) and not (definition.path or definition.iterated) and definition.value:
        key = definition.value
    is_quotient = isinstance(key, ast.BinOp) and isinstance(key.op, ast.Div)
    return function.value(key).kind is Kind.FLOAT or (is_quotient and function.value(key).kind in NUMBERS)
