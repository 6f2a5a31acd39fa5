"""Constant weights moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.hoisting import hoist

_REASON = (
    "the weights then belong to the Cell: trained, saved and loaded with it, where PyNative made new "
    "ones at each call"
)


def fix(finding: Finding) -> Fix | None:
    function = finding.function
    assert function is not None
    created = next(each for each in function.created if each.node is finding.node)
    return hoist(created, _REASON)
