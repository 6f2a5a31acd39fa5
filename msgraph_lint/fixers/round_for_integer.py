"""`int(round(…))`."""

from __future__ import annotations

from msgraph_lint.edits import wrap
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    edits = wrap(finding.source, finding.node, "int")
    return Fix(f"Write `int({finding.source.segment(finding.node)})`", edits, Safety.SAFE)
