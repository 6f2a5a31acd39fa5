"""The annotation removed."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import remove_statement
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    node = hit.node
    assert isinstance(node, ast.AnnAssign)
    assert isinstance(node.target, ast.Name)
    if not hit.function.bindings.get(node.target.id):  # it makes the name local, and nothing else does
        return None
    edit = remove_statement(hit.function, node)
    title = f"Remove `{hit.source.segment(node)}`"
    return Fix(title, (edit,), Safety.SAFE) if edit is not None else None
