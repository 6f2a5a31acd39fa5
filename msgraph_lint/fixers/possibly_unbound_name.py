"""The name bound before the ``if``."""

from __future__ import annotations

from msgraph_lint.findings import Fix
from msgraph_lint.fixers.shared.initialisers import bind_before
from msgraph_lint.graph.flags import unbound_reads
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    return bind_before(hit, unbound_reads(hit.function)) if hit.function is not None else None
