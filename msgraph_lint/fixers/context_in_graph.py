"""The context read by a function under `@constexpr`, which Python runs while the graph is compiled."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.at_compile_time import computed
from msgraph_lint.hits import Hit
from msgraph_lint.records import replace

_REASON = "graph code keeps what the context was when it was compiled"


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    assert isinstance(call, ast.Call)
    name = ast.unparse(call.func).rpartition(".")[2]
    if not name.startswith("get_"):
        return None
    found = computed(hit.function, call, name, allowed=call)
    return replace(found, safety=Safety.UNSAFE, reason=_REASON) if found is not None else None
