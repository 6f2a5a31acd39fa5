"""The call in a function under `@constexpr`, where all that it reads is known when the graph is compiled."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.python.text_calls import interpreted
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.at_compile_time import computed
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    call: ast.AST = hit.node
    while not (isinstance(call, ast.Call) and interpreted(hit.function, call)):
        call = hit.function.parents[call]
    return computed(hit.function, call, called_name(call))
