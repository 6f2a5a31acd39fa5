"""Lists of Cells moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.fixers.shared import hoisting

fix = hoisting.fixer(hoisting.OWNED_CELLS)
