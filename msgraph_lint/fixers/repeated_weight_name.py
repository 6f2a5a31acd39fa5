"""Layers side by side moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.analyses.cells.weights import clashes
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.hoisting import OWNED_WEIGHTS, hoist_all
from msgraph_lint.graph.created import Created, created_in
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    """All layers of the group move at once: one that stays behind would still be created in graph code."""
    function = hit.function
    found = function.once(clashes)
    name = next((name for created, (_, name) in found.items() if created.node is hit.node), None)
    if name is None:
        created = next(each for each in created_in(function) if each.node is hit.node)
        return hoist_all([created], OWNED_WEIGHTS)
    return function.once(_fixes)[name]


def _fixes(function: GraphFunction) -> dict[str, Fix | None]:
    """Name of a weight -> the fix for all layers that call it so."""
    groups: dict[str, list[Created]] = {}
    for created, (_, name) in function.once(clashes).items():
        groups.setdefault(name, []).append(created)
    return {name: hoist_all(group, OWNED_WEIGHTS) for name, group in groups.items()}
