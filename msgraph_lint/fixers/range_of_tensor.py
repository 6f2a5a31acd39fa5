"""``int`` around the Tensor."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.graph.dtypes import INTEGERS, dtype_of


def fix(finding: Finding) -> Fix | None:
    node, function = finding.node, finding.function
    assert isinstance(node, ast.expr)
    assert function is not None
    if function.is_local("int") or "int" in function.module.defined_names or isinstance(node, ast.Starred):
        return None
    text = f"int({finding.source.segment(node)})"
    edit = replace(finding.source, node, text)
    if edit is None:
        return None
    title = f"Write `{text}`"
    if dtype_of(function, node) in INTEGERS:
        return Fix(title, (edit,), Safety.SAFE)
    reason = "`int` also takes floats, where `range` raises in PyNative"
    return Fix(title, (edit,), Safety.UNSAFE, reason)
