"""The dtype of the first weight, asked in `__init__`."""

from __future__ import annotations

from msgraph_lint.fixers.shared.first_dtype import kept

fix = kept
