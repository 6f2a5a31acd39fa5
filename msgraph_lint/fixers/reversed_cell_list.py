"""The slice ``[::-1]`` of a tuple of the layers.

A slice of the CellList itself would do in the graph, but PyNative then renames the weights.
"""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit

_CONSUMERS = {"enumerate", "list", "tuple", "zip"}
"""Functions to which a tuple and an iterator are the same."""


def fix(hit: Hit) -> Fix | None:
    call, function = hit.node, hit.function
    assert isinstance(call, ast.Call)
    layers, parent = call.args[0], function.parents[call]
    if not isinstance(layers, (ast.Name, ast.Attribute)):
        return None
    if function.is_local("tuple") or "tuple" in function.module.defined_names:
        return None
    in_call = (
        isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id in _CONSUMERS
    )
    if not in_call and not (isinstance(parent, (ast.For, ast.comprehension)) and parent.iter is call):
        return None
    text = f"tuple({written(hit.source, layers)})[::-1]"
    edit = replace(hit.source, call, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
