"""An attribute that graph code creates for another function, as a result or a local name."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.state_fixes import fix_assignment
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    return fix_assignment(hit)
