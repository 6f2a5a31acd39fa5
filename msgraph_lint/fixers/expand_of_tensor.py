"""`x.expand(2, 3)` → `x.broadcast_to((2, 3))`, which is the same view everywhere."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.sizes import called, in_tuple
from msgraph_lint.hits import Hit

_REASON = "PyNative raises TypeError here before 2.7.2, and no more after the fix"


def fix(hit: Hit) -> Fix:
    call = hit.node
    assert isinstance(call, ast.Call)
    if len(call.args) == 1 and not isinstance(call.args[0], ast.Starred):
        edits = (called(hit.source, method_of(call), "broadcast_to"),)
        return Fix("Write `broadcast_to`", edits, Safety.SAFE)
    return Fix("Write `broadcast_to`", in_tuple(hit.source, call, "broadcast_to"), Safety.UNSAFE, _REASON)
