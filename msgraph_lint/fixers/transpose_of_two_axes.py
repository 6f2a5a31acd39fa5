"""``swapaxes``, which takes two axes everywhere."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    method = method_of(hit.node)
    edit = replace(hit.source, method, f"{operand(hit.source, method.value)}.swapaxes")
    return Fix("Write `swapaxes`", (edit,), Safety.SAFE) if edit is not None else None
