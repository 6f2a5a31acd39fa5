"""``x = x + …`` for ``x += …``, which is as large as it has to be."""

from __future__ import annotations

from msgraph_lint.fixers.shared.augmented_assignment import new_tensor as fix

__all__ = ["fix"]
