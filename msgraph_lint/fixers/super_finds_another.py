"""`super()` → `super(Base, self)`."""

from __future__ import annotations

from msgraph_lint.fixers.shared.explicit_super import explicit_super as fix

__all__ = ["fix"]
