"""An attribute that graph code assigns, as a local name or a Parameter."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.state_fixes import fix_assignment


def fix(finding: Finding) -> Fix | None:
    return fix_assignment(finding)
