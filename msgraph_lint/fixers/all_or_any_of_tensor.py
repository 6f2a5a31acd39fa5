"""`x.all()` for `all(x)`."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit

_REASON = "PyNative raises here for Tensors of more than one dimension, and no more after the fix"


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    if dtype_of(hit.function, call.args[0]) != "bool":
        return None
    text = f"{operand(hit.source, call.args[0])}.{called_name(call)}()"
    edit = replace(hit.source, call, text)
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None
