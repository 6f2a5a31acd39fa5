"""``for m in self.m: y.append(m(y[-1]))`` for ``y.extend(m(y[-1]) for m in self.m)``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.comprehensions import as_appending_loops
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.GeneratorExp)
    statement = hit.function.parents[hit.node]
    if isinstance(statement, ast.Call):
        statement = hit.function.parents[statement]
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Call):
        owner = statement.value.func.value if isinstance(statement.value.func, ast.Attribute) else None
    else:
        owner = statement.target if isinstance(statement, ast.AugAssign) else None
    if not isinstance(owner, ast.Name) or not isinstance(statement, ast.stmt):
        return None
    edit = as_appending_loops(hit.function, statement, hit.node, owner.id)
    return Fix("Append in a `for` loop", (edit,), Safety.SAFE) if edit is not None else None
