"""`x.max(1)[0]` → `x.max(axis=1)`, `x.max(1)[1]` → `x.argmax(axis=1)`, `x.max(1)` → `ops.max(x, 1)`."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.numbers import integer

_REASON = "PyNative gives the pair from MindSpore 2.7 on, and the values alone before"


def fix(hit: Hit) -> Fix | None:
    call = hit.node
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    segment, source = hit.source.segment, hit.source
    owner, name = segment(call.func.value), call.func.attr
    axis, *kept = map(segment, call.args)
    around = hit.function.info.parents.get(call)
    imports: tuple[Edit, ...] = ()
    if isinstance(around, ast.Subscript):
        named = [f"axis={axis}", *(f"keepdims={each}" for each in kept)]
        wanted = name if integer(around.slice) == 0 else f"arg{name}"
        span, text = source.span(around), f"{owner}.{wanted}({', '.join(named)})"
    else:
        speller = Speller(hit.function.module)
        function = speller.spell(f"mindspore.ops.{name}")
        if not speller.is_complete or isinstance(call.func.value, ast.GeneratorExp):
            return None
        span, text, imports = (
            source.span(call),
            f"{function}({', '.join((owner, axis, *kept))})",
            speller.imports,
        )
    if "#" in source.text[span.start : span.end]:
        return None
    return Fix(f"Write `{text}`", (Edit(span.start, span.end, text), *imports), Safety.UNSAFE, _REASON)
