"""An attribute that another function reads, as a Parameter."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.state_fixes import fix_assignment


def fix(finding: Finding) -> Fix | None:
    return fix_assignment(finding)
