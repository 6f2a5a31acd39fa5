"""``a < b and b < c``."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety

_OPERATORS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=",
}  # fmt: skip


def fix(finding: Finding) -> Fix | None:
    node, function, source = finding.node, finding.function, finding.source
    assert isinstance(node, ast.Compare)
    assert function is not None
    if not all(isinstance(middle, (ast.Name, ast.Constant)) for middle in node.comparators[:-1]):
        return None
    if not all(type(op) in _OPERATORS for op in node.ops):
        return None
    operands = [source.segment(operand) for operand in (node.left, *node.comparators)]
    text = " and ".join(
        f"{left} {_OPERATORS[type(op)]} {right}"
        for left, op, right in zip(operands, node.ops, operands[1:], strict=False)
    )
    if not isinstance(function.parents[node], (ast.If, ast.While, ast.Assign, ast.Return)):
        text = f"({text})"
    edit = replace(source, node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
