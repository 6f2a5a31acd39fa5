"""SequentialCells moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint import hoisting

fix = hoisting.fixer(hoisting.OWNED_CELLS)
