"""The length of a literal as a number, and of another string by a function under `@constexpr`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.at_compile_time import computed
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    literal = call.args[0]
    if not (isinstance(literal, ast.Constant) and isinstance(literal.value, str)):
        return computed(hit.function, call, "length")
    edit = replace(hit.source, call, str(len(literal.value)))
    return Fix(f"Write `{edit.text}`", (edit,), Safety.SAFE) if edit is not None else None
