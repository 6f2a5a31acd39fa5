"""`map(lambda t: f(t), xs)` → `[f(t) for t in xs]`."""

from __future__ import annotations

from msgraph_lint.fixers.shared.map_as_comprehension import map_as_comprehension as fix

__all__ = ["fix"]
