"""`f"{loss:.4f}"` → `f"{float(loss):.4f}"`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    place = hit.source.grouped(hit.node)
    edits = (Edit(place.start, place.start, "float("), Edit(place.end, place.end, ")"))
    return Fix(
        "Make it a number", edits, Safety.UNSAFE, "it is a number only where the Tensor has one element"
    )
