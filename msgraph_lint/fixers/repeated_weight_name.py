"""Layers side by side moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.graph.weights import clashes
from msgraph_lint.hoisting import OWNED_WEIGHTS, hoist_all


def fix(finding: Finding) -> Fix | None:
    """All layers of the group move at once: one that stays behind would still be created in graph code."""
    function = finding.function
    assert function is not None
    found = clashes(function)
    name = next(name for created, (_, name) in found.items() if created.node is finding.node)
    return hoist_all([created for created, (_, other) in found.items() if other == name], OWNED_WEIGHTS)
