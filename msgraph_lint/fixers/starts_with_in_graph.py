"""`name.startswith("loss_")` → `name[:5] == "loss_"`."""

from __future__ import annotations

from msgraph_lint.fixers.shared.prefixes import compared

fix = compared
