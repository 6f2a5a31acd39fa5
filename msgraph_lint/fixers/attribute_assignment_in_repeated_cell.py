"""An attribute of a Cell of which there are several, as a local name or a Parameter."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.state_fixes import fix_assignment
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    return fix_assignment(hit)
