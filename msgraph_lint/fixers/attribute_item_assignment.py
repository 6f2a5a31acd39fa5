"""A Tensor whose items graph code assigns, as a Parameter."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.state_fixes import as_parameter
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of


def fix(hit: Hit) -> Fix | None:
    function, target = hit.function, hit.node
    assert isinstance(target, ast.Subscript)
    name = attribute_of(target.value, function.self_name)
    return as_parameter(function, name) if name is not None else None
