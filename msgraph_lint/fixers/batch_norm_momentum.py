"""`momentum=0.1` → `momentum=0.9`."""

from __future__ import annotations

from msgraph_lint.checkers.batch_norm_momentum import PLACE
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called
from msgraph_lint.python_code.numbers import number


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    given = call.argument(PLACE, "momentum") if isinstance(call, Called) else None
    if given is None:
        return None
    value, span = number(given), hit.source.span(given)
    text = f"{1 - value:.12g}" if value is not None else f"1 - {hit.source.segment(given)}"
    edits = (Edit(span.start, span.end, text),)
    return Fix("Take 1 less the momentum", edits, Safety.UNSAFE, "the moving statistics change")
