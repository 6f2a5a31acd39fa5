"""Random weights moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.fixers.shared import hoisting

fix = hoisting.fixer(
    "the weights then belong to the Cell: drawn once in `__init__`, trained, saved and loaded with "
    "it, where PyNative drew new ones at each call"
)
