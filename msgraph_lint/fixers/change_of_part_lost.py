"""`x[0].mul_(5)` → `x[0] = x[0].mul(5)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.without_underscore import assigned
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    if not isinstance(hit.node, ast.Call):
        return None
    return assigned(hit, hit.node, hit.code.target.measured_version, "the Tensor is changed then")
