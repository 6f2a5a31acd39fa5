"""`x.mul_(2)` → `x = x.mul(2)`, where the function reads `x` afterwards."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.aliases.sharing import read_after
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.without_underscore import assigned
from msgraph_lint.hits import Hit

_REASON = "the name is another Tensor then, in PyNative too, and others that have the old one do not see it"


def fix(hit: Hit) -> Fix | None:
    call, function = hit.node, hit.function
    if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute)):
        return None
    statement, owner = function.statement_of(call), call.func.value
    is_dropped = isinstance(statement, ast.Expr) and statement.value is call
    if not is_dropped or not isinstance(owner, ast.Name) or not function.is_local(owner.id):
        return None
    if read_after(function, call, owner.id, None) is None:
        return None
    return assigned(hit, call, function.target.measured_version, _REASON)
