"""``name = [… for … for …]`` as nested ``for`` loops."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.comprehensions import as_loops
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    if not isinstance(hit.node, ast.ListComp):
        return None
    edit = as_loops(hit.function, hit.node)
    return Fix("Write nested `for` loops", (edit,), Safety.SAFE) if edit is not None else None
