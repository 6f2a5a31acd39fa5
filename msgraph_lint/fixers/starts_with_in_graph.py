"""`name.startswith("loss_")` → `name[:5] == "loss_"`, and a function under `@constexpr` else."""

from __future__ import annotations

from msgraph_lint.fixers.string_method_in_graph import fix

__all__ = ["fix"]
