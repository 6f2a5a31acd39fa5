"""Removes what names no rule from a comment, and a comment that cannot be read."""

from __future__ import annotations

from msgraph_lint.comments import removal
from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.suppressions import at


def fix_comment(finding: Finding) -> Fix:
    source, span = finding.source, finding.span
    suppression, name = at(source, span)
    edits = (removal(source, suppression, name),)
    if name is None:
        return Fix("Remove the comment", edits, Safety.UNSAFE, "what was meant is lost with it")
    return Fix(f"Remove `{name.text}`", edits, Safety.SAFE)
