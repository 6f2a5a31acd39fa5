"""What PyTorch takes, written out."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.arguments import with_keywords
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    assert isinstance(hit.thing, tuple)
    call, name, meant = hit.thing
    return with_keywords(hit, call, {name: meant})
