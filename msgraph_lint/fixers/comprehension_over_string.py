"""The characters of the string as a tuple, which a function under `@constexpr` gives."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.at_compile_time import computed
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    assert isinstance(hit.node, ast.expr)
    return computed(hit.function, hit.node, "characters", "tuple({})".format)
