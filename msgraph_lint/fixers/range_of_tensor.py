"""``int`` around the Tensor or bool."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import INTEGERS, dtype_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    node, function = hit.node, hit.function
    assert isinstance(node, ast.expr)
    if function.is_local("int") or "int" in function.module.defined_names or isinstance(node, ast.Starred):
        return None
    is_tensor = function.value(node).is_tensor
    if is_tensor and "`enumerate`" in hit.message:
        return None  # the compiler knows no number that comes out of a Tensor
    text = f"int({hit.source.segment(node)})"
    edit = replace(hit.source, node, text)
    if edit is None:
        return None
    title = f"Write `{text}`"
    if not is_tensor or dtype_of(function, node) in INTEGERS:
        return Fix(title, (edit,), Safety.SAFE)
    reason = "`int` also takes floats, where `range` raises in PyNative"
    return Fix(title, (edit,), Safety.UNSAFE, reason)
