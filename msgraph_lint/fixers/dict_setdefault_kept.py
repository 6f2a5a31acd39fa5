"""``y = parts.setdefault(key, x)`` -> ``parts[key] = x`` where it is not there, and ``y = parts[key]``."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.default_items import set_before
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    return set_before(hit, hit.node, method_of(hit.node).value)
