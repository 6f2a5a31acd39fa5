"""``name = {**options, …}`` as statements that fill an empty dict."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.dict_displays import step_by_step
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    edit = step_by_step(hit.function, hit.node) if isinstance(hit.node, ast.Dict) else None
    return Fix("Fill an empty dict with `update`", (edit,), Safety.SAFE) if edit is not None else None
