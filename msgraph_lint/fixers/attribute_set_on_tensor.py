"""`x.requires_grad = …` left out: gradients are asked of functions, not of Tensors."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import remove_statement
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    target = hit.node
    assert isinstance(target, ast.Attribute)
    statement = hit.function.parents[target]
    is_alone = isinstance(statement, ast.Assign) and len(statement.targets) == 1
    if not (isinstance(statement, ast.Assign) and is_alone and isinstance(statement.value, ast.Constant)):
        return None
    edit = remove_statement(hit.function, statement) if target.attr == "requires_grad" else None
    if edit is None:
        return None
    text = hit.source.segment(target)
    reason = f"PyNative no longer sets `{text}`, which code outside of this project may read"
    return Fix(f"Remove `{hit.source.segment(statement)}`", (edit,), Safety.UNSAFE, reason)
