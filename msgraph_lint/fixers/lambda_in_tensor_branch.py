"""A function by ``def`` instead of the lambda."""

from __future__ import annotations

from msgraph_lint.fixers.shared.named_lambdas import as_function as fix

__all__ = ["fix"]
