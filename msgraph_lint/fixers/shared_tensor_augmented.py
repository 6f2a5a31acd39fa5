"""``x = x + …`` for ``x += …``, which is what PyNative does on CPU."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


def fix(hit: Hit) -> Fix | None:
    node = hit.node
    assert isinstance(node, ast.AugAssign)
    operator = _OPERATORS.get(type(node.op))
    if operator is None or not isinstance(node.target, ast.Name):
        return None
    value = operand(hit.source, node.value)
    edit = replace(hit.source, node, f"{node.target.id} = {node.target.id} {operator} {value}")
    if edit is None:
        return None
    reason = (
        "measured on CPU: where PyNative changes the Tensor in place too, others no longer see the change"
    )
    return Fix(f"Write `{edit.text}`", (edit,), Safety.UNSAFE, reason)
