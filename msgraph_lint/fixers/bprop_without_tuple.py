"""The gradient in a tuple."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    node = finding.node
    assert isinstance(node, ast.expr)
    text = finding.source.segment(node)
    text = f"tuple({text})" if isinstance(node, (ast.List, ast.ListComp)) else f"({text},)"
    edit = replace(finding.source, node, text)
    return Fix(f"Return `{text}`", (edit,), Safety.SAFE) if edit is not None else None
