"""``x.chunk(2, axis=1)`` for ``x.chunk(2, dim=1)``: MindSpore's own overload runs on each device."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.python_code.overloads import of_other_overload

_GIVEN = {"std": "ddof"}
"""Method → the argument without which devices compute different things."""


def fix(hit: Hit) -> Fix | None:
    call = hit.function.parents[hit.node]
    assert isinstance(call, ast.Call)
    method = method_of(call).attr
    signature = interface(hit.function.target.measured_version).tensor_attributes[method] or ""
    renamed = dict(of_other_overload(call, signature))
    if not renamed or _GIVEN.get(method) not in (None, *renamed.values()):
        return None
    edits = []
    for keyword in call.keywords:
        if keyword.arg in renamed:
            start = hit.source.span(keyword).start
            edits.append(Edit(start, start + len(keyword.arg), renamed[keyword.arg]))
    return Fix(f"Write {' and '.join(f'`{name}=`' for name in renamed.values())}", tuple(edits), Safety.SAFE)
