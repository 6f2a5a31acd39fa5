"""``name = {**options, …}`` as statements that fill an empty dict."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.containers.unpacking import misread
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.dict_displays import step_by_step
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    found = (each for each in misread(hit.function) if each.node is hit.node)
    if any(isinstance(each.read, ast.Name) for each in found) or not isinstance(hit.node, ast.Dict):
        return None  # STRICT returns a tuple of the values
    edit = step_by_step(hit.function, hit.node)
    return Fix("Fill an empty dict with `update`", (edit,), Safety.SAFE) if edit is not None else None
