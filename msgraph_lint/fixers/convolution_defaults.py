"""`nn.Conv2d(3, 8, 3)` → `nn.Conv2d(3, 8, 3, pad_mode="valid", has_bias=True)`."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.arguments import with_keywords
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    assert isinstance(hit.thing, tuple)
    call, meant = hit.thing
    return with_keywords(hit, call, meant)
