"""``name = [… for … for …]`` as nested ``for`` loops."""

from __future__ import annotations

import ast

from msgraph_lint.comprehensions import as_loops
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    assert finding.function is not None
    if not isinstance(finding.node, ast.ListComp):
        return None
    edit = as_loops(finding.function, finding.node)
    return Fix("Write nested `for` loops", (edit,), Safety.SAFE) if edit is not None else None
