"""`x.repeat(2, 1)` → `x.tile((2, 1))`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.sizes import in_tuple
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix:
    call = hit.node
    assert isinstance(call, ast.Call)
    edits = in_tuple(hit.source, call, "tile")
    return Fix("Write `tile`", edits, Safety.UNSAFE, "MindSpore 2.0 repeats each element without it")
