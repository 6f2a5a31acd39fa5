"""Removes what silences nothing from a comment, and the comment if nothing else is in it."""

from __future__ import annotations

from msgraph_lint.comments import removal
from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.suppressions import at


def fix_comment(finding: Finding) -> Fix:
    source, span = finding.source, finding.span
    title = f"Remove `{source.text[span.start : span.end]}`"
    return Fix(title, (removal(source, *at(source, span)),), Safety.SAFE)
