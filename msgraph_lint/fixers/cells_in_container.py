"""The list as an `nn.CellList`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import wrap
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.containers import Unregistered


def fix(hit: CodeHit) -> Fix | None:
    found = hit.thing
    if not isinstance(found, Unregistered) or not isinstance(found.node, (ast.List, ast.ListComp)):
        return None
    speller = Speller(hit.code.module)
    name = speller.spell("mindspore.nn.CellList")
    if not speller.is_complete:
        return None
    edits = (*wrap(hit.source, found.node, name), *speller.imports)
    reason = "the layers then belong to the Cell: their weights are trained, saved and loaded with it"
    return Fix(f"Keep the layers of `self.{found.name}` in `{name}`", edits, Safety.UNSAFE, reason)
