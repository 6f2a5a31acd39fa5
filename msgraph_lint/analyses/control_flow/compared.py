"""Comparisons with None by ``==`` and ``!=``."""

from __future__ import annotations

import ast

from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.records import dataclass


@dataclass(frozen=True)
class NoneComparison:
    """``operand == None`` or ``operand != None``."""

    node: ast.Compare
    operand: ast.expr

    @property
    def is_equal(self) -> bool:
        return isinstance(self.node.ops[0], ast.Eq)


def none_comparison(node: ast.Compare) -> NoneComparison | None:
    """``node`` as a comparison with a literal None."""
    if len(node.ops) != 1 or not isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
        return None
    left, right = node.left, node.comparators[0]
    for one, other in ((left, right), (right, left)):
        if is_none_literal(other):
            return NoneComparison(node, one)
    return None
