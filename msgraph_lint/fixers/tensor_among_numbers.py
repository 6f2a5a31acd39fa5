"""A comparison with each of the numbers."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit

_MOST = 4


def fix(hit: Hit) -> Fix | None:
    node, function, source = hit.node, hit.function, hit.source
    assert isinstance(node, ast.Compare)
    parent, among = function.parents[node], node.comparators[0]
    if not isinstance(parent, (ast.If, ast.IfExp, ast.While)) or parent.test is not node:
        return None
    if not isinstance(node.left, ast.Name) or not isinstance(among, (ast.List, ast.Tuple)):
        return None
    if len(among.elts) > _MOST or not all(isinstance(each, ast.Constant) for each in among.elts):
        return None
    operator, word = ("==", " or ") if isinstance(node.ops[0], ast.In) else ("!=", " and ")
    text = word.join(f"{node.left.id} {operator} {written(source, each)}" for each in among.elts)
    edit = replace(source, node, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
