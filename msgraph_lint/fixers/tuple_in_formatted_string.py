"""`f"{x.mean()} {x.shape}"` → `f"{x.mean()} {str(x.shape)}"`, which is the same text."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.python.strings import rows_beside_what_varies
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    source = hit.source
    if not isinstance(hit.node, ast.JoinedStr):
        return None
    edits: list[Edit] = []
    for row in rows_beside_what_varies(hit.function, hit.node):
        place = source.grouped(row)
        if not source.text[place.end :].lstrip().startswith(("}", "!s}")):  # `{x.shape=}`, `{x.shape!r}`
            return None
        edits += [Edit(place.start, place.start, "str("), Edit(place.end, place.end, ")")]
    return Fix("Make it a string first", tuple(edits), Safety.SAFE)
