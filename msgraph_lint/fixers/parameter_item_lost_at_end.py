"""A result for the function, which nobody asks for: the graph then keeps what the function does."""

from __future__ import annotations

from msgraph_lint.fixers.shared.results import return_at_end as fix

__all__ = ["fix"]
