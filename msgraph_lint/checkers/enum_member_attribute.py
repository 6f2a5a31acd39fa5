"""Attributes of the members of an ``IntEnum``, which are plain numbers to the compiler."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG143",
    "enum-member-attribute",
    "graph code asks a member of an `IntEnum` for its value or name, or calls a method of it",
    on=("node Attribute",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    member = function.value(node.value)
    is_plain = member.kind in NUMBERS or member.kind is Kind.STR
    if not is_plain or not isinstance(member.cls, ClassInfo) or not _is_of_enum(member.cls, node.attr):
        return
    kind, text = member.cls.type_of_members, function.module.source.segment(node.value)
    message = f"to the compiler `{text}` is a plain `{kind}`, without `{node.attr}`"
    advice = f"write `{text}`" if node.attr == "value" else beforehand(function, "ask", "the answer")
    yield Hit(RULE, function, node, message, advice=advice)


def _is_of_enum(cls: ClassInfo, name: str) -> bool:
    return name in ("name", "value") or cls.method(name) is not None
