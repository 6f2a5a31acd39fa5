"""Comparisons of dtypes with strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG412",
    "dtype-compared-with-string",
    "a dtype is compared with a string",
    on=("operator Eq", "operator NotEq"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    sides = (node.left, node.comparators[0])
    values = [function.value(side) for side in sides]
    if {value.kind for value in values} == {Kind.DTYPE, Kind.STR}:
        known = facts(function.target.measured_version)
        message = "a dtype is never equal to a string, and graph code cannot compare them"
        name = next(str(value.literal) for value in values if value.kind is Kind.STR)
        dtype = name.lower() if known.canonical(f"mindspore.{name.lower()}") else "float32"
        yield Hit(RULE, function, node, message, advice=f"compare with the dtype: `ms.{dtype}`")
