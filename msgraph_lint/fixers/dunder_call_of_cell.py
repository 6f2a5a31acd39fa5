"""A call of the Cell itself."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    method = method_of(hit.node)
    text = operand(hit.source, method.value)
    edit = replace(hit.source, method, text)
    return Fix(f"Call `{text}` itself", (edit,), Safety.SAFE) if edit is not None else None
