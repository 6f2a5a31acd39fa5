"""`self.norm.weight` → `self.norm.gamma`."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.layers import renamed
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    return renamed(hit, "the line raises AttributeError without it")
