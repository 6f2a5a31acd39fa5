"""A call of the method that runs the Cell: ``self.construct(x)``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    assert isinstance(hit.node.func, ast.Name)
    text = f"{hit.node.func.id}.construct"
    edit = replace(hit.source, hit.node.func, text)
    return Fix(f"Call `{text}`", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None


_REASON = "hooks of the Cell do not run then, and `to_float` does not cast"
