"""`p.astype(dtype)` for the value of `p.set_dtype(dtype)`."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    method = method_of(call)
    is_statement = isinstance(hit.function.parents[call], ast.Expr)
    if method.attr != "set_dtype" or is_statement or len(call.args) != 1 or call.keywords:
        return None
    end = hit.source.span(method).end
    owner = hit.source.segment(method.value)
    reason = f"in PyNative, `set_dtype` changes `{owner}` itself, and its value is the dtype"
    edit = Edit(end - len(method.attr), end, "astype")
    return Fix(f"Write `{owner}.astype(…)`", (edit,), Safety.UNSAFE, reason)
