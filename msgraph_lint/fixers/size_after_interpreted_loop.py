"""The value made in the graph, where the interpreter makes it."""

from __future__ import annotations

from msgraph_lint.fixers.shared.causes import fix_cause

fix = fix_cause
