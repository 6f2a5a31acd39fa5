"""Comparisons with None by ``==`` and ``!=``."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass

from msgraph_lint.graph.code import GraphFunction


@dataclass(frozen=True)
class NoneComparison:
    """``operand == None`` or ``operand != None``."""

    node: ast.Compare
    operand: ast.expr

    @property
    def is_equal(self) -> bool:
        return isinstance(self.node.ops[0], ast.Eq)


def none_comparisons(function: GraphFunction) -> Iterator[NoneComparison]:
    """The comparisons of ``function`` with a literal None."""
    for node in function.nodes(ast.Compare):
        if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            continue
        left, right = node.left, node.comparators[0]
        for one, other in ((left, right), (right, left)):
            if isinstance(other, ast.Constant) and other.value is None:
                yield NoneComparison(node, one)
                break
