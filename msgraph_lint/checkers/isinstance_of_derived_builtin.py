"""``isinstance(feature, Feature)``, where ``Feature`` is a named tuple, or derives from a builtin type."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import NAMED_TUPLES, PYTHON_DICTS
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import Definition, External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Value

_BUILTINS = {"dict", "float", "int", "list", "str", "tuple"}
RULE = Rule(
    "MSG754",
    "isinstance-of-derived-builtin",
    "`isinstance` asks for a named tuple, or for a class that derives from a builtin type",
    on=("call builtins.isinstance",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) != 2:
        return
    value = function.value(node.args[0])
    if value.interpreted:
        return
    asked = node.args[1].elts if isinstance(node.args[1], ast.Tuple) else [node.args[1]]
    classes = [_asked(function, each) for each in asked]
    built = next((found for each in value.options or (value,) if (found := _builtin(each, classes))), "")
    if built and None not in classes and built not in classes:
        segment = function.module.source.segment
        message = (
            f"`{segment(node)}` is False in graph code: to the compiler "
            f"`{segment(node.args[0])}` is a plain {built}"
        )
        advice = f"ask for `{built}`, for a number or string in it, or ask in `__init__`"
        yield Hit(RULE, function, node, message, advice=advice)


def _asked(function: GraphFunction, node: ast.expr) -> Definition | str | None:
    """The class that is asked for, by its name if it is a builtin one; ``None`` if nobody knows."""
    if isinstance(node, ast.Name) and node.id in _BUILTINS and function.resolve(node) is None:
        return node.id
    value = function.value(node)
    return value.cls if value.cls is not None else value.function


def _builtin(value: Value, classes: list[Definition | str | None]) -> str:
    """The builtin type that the compiler takes ``value`` for, where it is of one of ``classes``."""
    if isinstance(value.cls, External):
        if value.cls.name not in NAMED_TUPLES | PYTHON_DICTS:
            return ""
        built = "tuple" if value.cls.name in NAMED_TUPLES else "dict"
        return built if value.cls in classes else ""
    if value.cls is None:
        return ""
    is_of = any(each in classes for each in value.cls.mro)
    return (value.cls.builtin or value.cls.type_of_members or "") if is_of else ""
