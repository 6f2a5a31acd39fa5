"""`d[key]` for `d.pop(key)`."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.popped_items import fix_pop
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    return fix_pop(hit)
