"""The annotation removed."""

from __future__ import annotations

import ast

from msgraph_lint.edits import remove_statement
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    node = finding.node
    assert isinstance(node, ast.AnnAssign)
    assert isinstance(node.target, ast.Name)
    assert finding.function is not None
    if not finding.function.bindings.get(node.target.id):  # it makes the name local, and nothing else does
        return None
    edit = remove_statement(finding.function, node)
    title = f"Remove `{finding.source.segment(node)}`"
    return Fix(title, (edit,), Safety.SAFE) if edit is not None else None
