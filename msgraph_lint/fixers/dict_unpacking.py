"""``name = {**options, …}`` as statements that fill an empty dict."""

from __future__ import annotations

import ast

from msgraph_lint.dict_displays import step_by_step
from msgraph_lint.findings import Finding, Fix, Safety


def fix(finding: Finding) -> Fix | None:
    assert finding.function is not None
    assert isinstance(finding.node, ast.Dict)
    edit = step_by_step(finding.function, finding.node)
    return Fix("Fill an empty dict with `update`", (edit,), Safety.SAFE) if edit is not None else None
