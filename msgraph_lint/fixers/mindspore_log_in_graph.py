"""A message printed, which the graph does."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit

_REASON = "it is printed at every call, and not logged"


def fix(hit: Hit) -> Fix | None:
    call, function = hit.node, hit.function
    assert isinstance(call, ast.Call)
    is_statement = isinstance(function.parents[call], ast.Expr)
    text = call.args[0] if len(call.args) == 1 and not call.keywords else None
    is_text = isinstance(text, ast.JoinedStr) or (
        isinstance(text, ast.Constant) and isinstance(text.value, str)
    )
    is_hidden = function.is_local("print") or "print" in function.module.defined_names
    if not (is_statement and is_text) or is_hidden:
        return None
    edit = replace(hit.source, call.func, "print")
    return Fix("Print it", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
