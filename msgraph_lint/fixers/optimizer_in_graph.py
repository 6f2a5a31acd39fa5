"""Optimizers moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.fixers.shared import hoisting

fix = hoisting.fixer(
    "the optimizer then keeps its state from call to call, and its Parameters are saved with the Cell"
)
