"""``is`` with an enum member, function, Cell, container or other object."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG521",
    "identity-with-object",
    "`is` with an enum member, function, Cell or container",
    on=("operator Is", "operator IsNot"),
    sure=True,
)
_REFUSED = {
    Kind.CELL: "a Cell",
    Kind.PRIMITIVE: "a Primitive",
    Kind.OBJECT: "an object",
    Kind.LIST: "a list",
    Kind.TUPLE: "a tuple",
    Kind.DICT: "a dict",
    Kind.FUNCTION: "a function",
}


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    what = _refused(function, node.comparators[0])
    if what is not None:
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: {what} cannot be compared by identity in graph code"
        yield Hit(RULE, function, node, message, advice=_advice(node, what))


def _refused(function: GraphFunction, node: ast.expr) -> str | None:
    """What the right side is, when the compiler refuses it: None, numbers, strings and types compile."""
    if isinstance(node, ast.Attribute) and _is_enum(function.value(node.value).cls):
        return "an enum member"
    return _REFUSED.get(function.value(node).kind)


def _is_enum(cls: ClassInfo | External | None) -> bool:
    """Whether members of ``cls`` are objects: those of an ``IntEnum`` are numbers to the compiler."""
    return isinstance(cls, ClassInfo) and cls.is_enum and cls.type_of_members is None


def _advice(node: ast.Compare, what: str) -> str:
    operator = "==" if isinstance(node.ops[0], ast.Is) else "!="
    if what == "an enum member":
        return f"write `{operator}`; for MindSpore 2.0 compare numbers or strings"
    return "decide in `__init__`, and keep a bool on `self`"
