"""Comparisons of dtypes with strings."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Kind
from msgraph_lint.rules import Rule

RULE = Rule("MSG412", "dtype-compared-with-string", "a dtype is compared with a string")


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.surely_compiled(ast.Compare):
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            sides = (node.left, node.comparators[0])
            if {function.value(side).kind for side in sides} == {Kind.DTYPE, Kind.STR}:
                message = "a dtype is never equal to a string, and graph code cannot compare them"
                yield RULE.finding(function, node, message, advice="compare with the dtype: `ms.float32`")
