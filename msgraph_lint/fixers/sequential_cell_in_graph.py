"""SequentialCells moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.hoisting import hoist

_REASON = "the Cells then belong to this one: their weights are trained, saved and loaded with it"


def fix(finding: Finding) -> Fix | None:
    function = finding.function
    assert function is not None
    created = next(each for each in function.created if each.node is finding.node)
    return hoist(created, _REASON)
