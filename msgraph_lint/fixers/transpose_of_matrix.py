"""`x.transpose(0, 1)` → `x.swapaxes(0, 1)`."""

from __future__ import annotations

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.transposes import swapped
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    return swapped(hit, Safety.UNSAFE, "PyNative of MindSpore 2.0 leaves a matrix as it is, too")
