"""Objects with a callable as argument moved into ``__init__``."""

from __future__ import annotations

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.hoisting import hoist

_REASON = "the object is then created once: what it changes in itself stays for the next call"


def fix(finding: Finding) -> Fix | None:
    function = finding.function
    assert function is not None
    created = next(each for each in function.created if finding.node in [a.node for a in each.arguments])
    return hoist(created, _REASON)
