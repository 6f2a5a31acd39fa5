"""`name.startswith("loss_")` → `name[:5] == "loss_"`, and a function under `@constexpr` else."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.at_compile_time import computed, method_chain
from msgraph_lint.fixers.shared.prefixes import compared
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    function, node = hit.function, hit.node
    assert isinstance(node, ast.expr)
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in ("startswith", "endswith"):
        found = compared(hit)
        if found is not None or not function.target.has_levels:
            return found
    whole = method_chain(function, node)
    assert isinstance(whole, ast.Call)
    assert isinstance(whole.func, ast.Attribute)
    return computed(function, whole, whole.func.attr)
