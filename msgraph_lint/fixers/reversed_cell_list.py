"""The slice ``[::-1]`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    assert isinstance(finding.node, ast.Call)
    layers = finding.node.args[0]
    if not isinstance(layers, (ast.Name, ast.Attribute)):
        return None
    text = f"{finding.source.segment(layers)}[::-1]"
    edit = replace(finding.source, finding.node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
