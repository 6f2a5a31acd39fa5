"""``is None`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.edits import identity_with_none
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    assert isinstance(finding.node, ast.Compare)
    edit = identity_with_none(finding.source, finding.node)
    return Fix(f"Write `{edit.text}`", (edit,), Safety.SAFE) if edit is not None else None
