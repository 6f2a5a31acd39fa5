"""`values, places = …` → `places, values = …`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit


def fix(hit: CodeHit) -> Fix | None:
    target = hit.thing
    assert isinstance(target, ast.Tuple)
    first, second = (hit.source.span(each) for each in target.elts)
    text = hit.source.text
    edits = (
        Edit(first.start, first.end, text[second.start : second.end]),
        Edit(second.start, second.end, text[first.start : first.end]),
    )
    return Fix("Swap the names", edits, Safety.UNSAFE, "the values and places change")
