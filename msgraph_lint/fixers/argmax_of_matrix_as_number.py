"""`x.argmax()` → `x.reshape(-1).argmax()`."""

from msgraph_lint.fixers.argmax_of_matrix import fix

__all__ = ["fix"]
