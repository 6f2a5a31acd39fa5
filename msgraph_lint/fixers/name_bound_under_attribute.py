"""The name bound before the ``if``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.initialisers import bind_before


def fix(finding: Finding) -> Fix | None:
    return bind_before(finding, finding.function.plain_flow) if finding.function is not None else None
