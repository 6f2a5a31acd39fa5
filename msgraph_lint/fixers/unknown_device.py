"""`"cpu"` → `"CPU"`."""

from __future__ import annotations

import ast

from msgraph_lint.checkers.unknown_device import KNOWN
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    node = hit.node
    assert isinstance(node, ast.Constant)
    meant = next((each for each in KNOWN if each.lower() == str(node.value).lower()), None)
    if meant is None:
        return None
    span = hit.source.span(node)
    edit = Edit(span.start, span.end, f'"{meant}"')
    return Fix(f"Write `{meant}`", (edit,), Safety.UNSAFE, "PyNative raises ValueError here without it")
