"""Strings that graph code makes, or goes through character by character."""

from __future__ import annotations

import ast
import re

from msgraph_lint.compiler.calls import is_variable_tensor, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.values.value import Kind, Value

QUESTIONS = frozenset({"startswith", "endswith", *(name for name in dir(str) if name.startswith("is"))})
"""Methods of strings that give a truth value."""
_OF_STRINGS_ALONE = QUESTIONS | {
    "capitalize", "casefold", "ljust", "lstrip", "removeprefix", "removesuffix", "rjust", "rsplit", "rstrip",
    "splitlines", "strip", "swapcase", "zfill",
}  # fmt: skip
"""What has such a method is a string."""
_OF_STRINGS_GIVEN_ONE = frozenset({"find", "partition", "replace", "rfind", "rpartition", "split"})
"""Methods that only those of strings take a string for."""
_CONTAINERS = {Kind.LIST, Kind.TUPLE, Kind.DICT}


def is_method_of_string(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` calls a method of a string: what it is, or what the method takes, says so."""
    method = call.func
    if not isinstance(method, ast.Attribute):
        return False
    owner = function.value(method.value).in_python
    if owner.kind is not Kind.UNKNOWN or function.resolve(method.value) is not None:
        return owner.kind is Kind.STR
    first = function.value(call.args[0]) if call.args else None
    return method.attr in _OF_STRINGS_ALONE or (
        method.attr in _OF_STRINGS_GIVEN_ONE and first is not None and first.kind is Kind.STR
    )


def looped_string(function: GraphFunction, node: ast.For | ast.Call) -> ast.expr | None:
    """The string that a ``for`` statement goes through, or that ``list(…)`` takes apart."""
    iterated = node.args if isinstance(node, ast.Call) else [node.iter]
    return iterated[0] if len(iterated) == 1 and _is_string(function, iterated[0]) else None


def comprehended_strings(function: GraphFunction, node: ast.ListComp | ast.Call) -> list[ast.expr]:
    """The strings that a comprehension or ``enumerate(…)`` goes through."""
    if isinstance(node, ast.Call):
        iterated = node.args[:1]
    else:
        iterated = [generator.iter for generator in node.generators]
    return [each for each in iterated if _is_string(function, each)]


def _is_string(function: GraphFunction, node: ast.expr) -> bool:
    value = function.value(node)
    return value.kind is Kind.STR and value.is_constant


def mentions_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a variable Tensor stands in ``node``, be it for its shape only."""
    return any(
        isinstance(part, ast.Name) and is_variable_tensor(function.value(part)) for part in ast.walk(node)
    )


_SAME = {"", "d", "s"}
_LONG = re.compile(r"\d{4}")
"""A width or a precision that would take gigabytes to try."""


def loses_format(function: GraphFunction, node: ast.JoinedStr) -> bool:
    """Whether the compiler drops a format or conversion of the f-string."""
    return any(_is_dropped(function, part) for part in node.values)


def _is_dropped(function: GraphFunction, part: ast.expr) -> bool:
    if not isinstance(part, ast.FormattedValue):
        return False
    if isinstance(part.format_spec, ast.JoinedStr):
        values = part.format_spec.values
        spec = values[0] if len(values) == 1 else None
        is_same = isinstance(spec, ast.Constant) and (
            spec.value in _SAME or _is_as_plain(function.value(part.value), str(spec.value))
        )
        return not is_same and bool(values)
    return part.conversion in (ord("r"), ord("a")) and function.value(part.value).kind is Kind.STR


def _is_as_plain(value: Value, spec: str) -> bool:
    """Whether the source shows that ``value`` looks the same without the format ``spec``."""
    if not isinstance(value.literal, (bool, int, float, str)) or _LONG.search(spec):
        return False
    try:
        return format(value.literal, spec) == str(value.literal)
    except ValueError:
        return False


def is_key(function: GraphFunction, node: ast.JoinedStr) -> bool:
    """Whether ``getattr`` or a subscript looks something up by the text."""
    return any(
        isinstance(use, ast.Subscript)
        or (isinstance(use, ast.Call) and isinstance(use.func, ast.Name) and use.func.id == "getattr")
        for use in users(function, node)
    )


def rows_beside_what_varies(function: GraphFunction, node: ast.JoinedStr) -> list[ast.expr]:
    """The tuples and lists of constants in an f-string that holds a Tensor, or a number that varies, too."""
    parts = [each.value for each in node.values if isinstance(each, ast.FormattedValue)]
    values = [function.value(each) for each in parts]
    varies = any(each.is_variable and each.kind not in _CONTAINERS for each in values)
    if not varies or any(each.interpreted for each in values):
        return []
    is_row = (each.kind in (Kind.LIST, Kind.TUPLE) and each.is_constant for each in values)
    return [part for part, holds in zip(parts, is_row, strict=True) if holds]
