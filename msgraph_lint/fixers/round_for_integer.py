"""`int(round(…))`."""

from __future__ import annotations

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import wrap
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    edits = wrap(hit.source, hit.node, "int")
    return Fix(f"Write `int({hit.source.segment(hit.node)})`", edits, Safety.SAFE)
