"""`def forward` → `def construct`."""

from __future__ import annotations

import ast
import re

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit

_NAME = re.compile(r"def\s+(forward)\b")


def fix(hit: CodeHit) -> Fix | None:
    if not isinstance(hit.node, ast.FunctionDef):
        return None
    start = hit.source.span(hit.node).start
    found = _NAME.search(hit.source.text, start)
    if found is None:
        return None
    edits = (Edit(found.start(1), found.end(1), "construct"),)
    return Fix("Name it `construct`", edits, Safety.UNSAFE, "a call of the Cell raises without it")
