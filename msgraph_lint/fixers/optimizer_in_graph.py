"""Optimizers moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.hoisting import hoist

_REASON = "the optimizer then keeps its state from call to call, and its Parameters are saved with the Cell"


def fix(finding: Finding) -> Fix | None:
    function = finding.function
    assert function is not None
    created = next(each for each in function.created if each.node is finding.node)
    return hoist(created, _REASON)
