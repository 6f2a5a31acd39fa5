"""`name.startswith("loss_")` → `name[:5] == "loss_"`, and a function under `@constexpr` else."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.at_compile_time import computed, method_chain
from msgraph_lint.fixers.shared.prefixes import compared
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    return compared(hit) or computed(hit.function, method_chain(hit.function, call), call.func.attr)
