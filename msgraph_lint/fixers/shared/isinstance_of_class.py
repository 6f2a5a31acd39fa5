"""`type(layer) is nn.ReLU` → `isinstance(layer, nn.ReLU)`, which is also so for derived classes."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.cells.asked_class import asked_class
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_AMONG = (ast.In, ast.NotIn)
_NEGATED = (ast.NotEq, ast.IsNot, ast.NotIn)


def isinstance_of_class(hit: Hit) -> Fix | None:
    """Where classes are compared that the source shows."""
    compared, function = hit.node, hit.function
    if not isinstance(compared, ast.Compare):
        return None
    left, other, op = compared.left, compared.comparators[0], compared.ops[0]
    asked = asked_class(function, left) if isinstance(left, (ast.Call, ast.Attribute)) else None
    if asked is None:
        return None
    if isinstance(op, _AMONG):
        if not isinstance(other, ast.Tuple):
            return None
        classes = other.elts
    else:
        classes = [other]
    if not classes or any(function.value(each).kind is not Kind.CLASS for each in classes):
        return None
    text = f"isinstance({written(hit.source, asked.cell)}, {written(hit.source, other)})"
    if isinstance(op, _NEGATED):
        text = f"not {text}"
        if isinstance(function.parents[compared], (ast.Compare, ast.BinOp, ast.UnaryOp)):
            text = f"({text})"
    edit = replace(hit.source, compared, text)
    if edit is None:
        return None
    return Fix("Ask with `isinstance`", (edit,), Safety.UNSAFE, "it is also true of derived classes")
