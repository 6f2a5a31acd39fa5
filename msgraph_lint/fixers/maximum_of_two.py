"""`ops.max(a, b)` → `ops.maximum(a, b)`."""

from __future__ import annotations

import ast

from msgraph_lint.checkers.maximum_of_two import maximum_or_minimum
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.Call)
    speller = Speller(hit.function.module)
    name = speller.spell(f"mindspore.ops.{maximum_or_minimum(hit.node)}")
    edit = replace(hit.source, hit.node.func, name)
    if edit is None or not speller.is_complete:
        return None
    reason = "PyNative raises TypeError; after the fix it compares item by item, as PyTorch does"
    return Fix(f"Call `{name}`", (edit, *speller.imports), Safety.UNSAFE, reason)
