"""A Tensor whose items graph code assigns, as a Parameter."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Finding, Fix
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.state_fixes import as_parameter


def fix(finding: Finding) -> Fix | None:
    function, target = finding.function, finding.node
    assert function is not None
    assert isinstance(target, ast.Subscript)
    name = attribute_of(target.value, function.self_name)
    return as_parameter(function, name) if name is not None else None
