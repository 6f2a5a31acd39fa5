"""`d` → `d.keys()`."""

from __future__ import annotations

from msgraph_lint.fixers.values_for_keys import fix

__all__ = ["fix"]
