"""``k.item()`` and ``int(k.item())`` → ``int(k)``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    whole = hit.node
    if not isinstance(whole, ast.Call):
        return None
    item = whole.args[0] if isinstance(whole.func, ast.Name) else whole
    if not isinstance(item, ast.Call) or not isinstance(item.func, ast.Attribute):
        return None
    outer, owner = hit.source.span(whole), hit.source.grouped(item.func.value)
    edits = (Edit(outer.start, owner.start, "int("), Edit(owner.end, outer.end, ")"))
    return Fix("Convert it with `int`", edits, Safety.SAFE)
