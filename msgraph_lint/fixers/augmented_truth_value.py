"""``mask = mask + …`` for ``mask += …``, which makes a Tensor of numbers."""

from __future__ import annotations

from msgraph_lint.fixers.shared.augmented_assignment import new_tensor as fix

__all__ = ["fix"]
