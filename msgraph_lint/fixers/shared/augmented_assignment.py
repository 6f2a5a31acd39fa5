"""``x = x + …`` for ``x += …``, which is what PyNative does on CPU."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.FloorDiv: "//",
    ast.Mod: "%",
}
_REASON = "measured on CPU: where PyNative changes the Tensor in place too, others no longer see the change"


def new_tensor(hit: Hit) -> Fix | None:
    """Make a new Tensor of what an augmented assignment changes."""
    node = hit.node
    assert isinstance(node, ast.AugAssign)
    target, operator = node.target, _OPERATORS.get(type(node.op))
    is_item = (
        isinstance(target, ast.Subscript)
        and isinstance(target.value, ast.Name)
        and isinstance(target.slice, ast.Constant)
    )
    if operator is None or not (isinstance(target, ast.Name) or is_item):
        return None
    name = hit.source.segment(target)
    edit = replace(hit.source, node, f"{name} = {name} {operator} {operand(hit.source, node.value)}")
    return Fix(f"Write `{edit.text}`", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
