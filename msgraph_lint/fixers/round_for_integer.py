"""`int(round(…))`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    span = finding.span
    edits = (Edit(span.start, span.start, "int("), Edit(span.end, span.end, ")"))
    return Fix(f"Write `int({finding.source.segment(finding.node)})`", edits, Safety.SAFE)
