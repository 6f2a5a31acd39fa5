"""`padding=1` → `pad_mode="pad", padding=1`; `padding=(1, 2)` → `padding=(1, 1, 2, 2)`."""

from __future__ import annotations

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.numbers import integer

_REASON = "PyNative raises here without it"
_NAMED = {"pad_mode", "padding"}


def fix(hit: CodeHit) -> Fix | None:
    assert isinstance(hit.thing, tuple)
    call, found = hit.thing
    keywords = {each.arg for each in call.node.keywords}
    if found.mode is not None:
        if call.node.args[-1:] != [found.mode] or keywords & _NAMED:
            return None
        span = hit.source.grouped(found.mode)
        text = f'pad_mode="pad", padding={hit.source.text[span.start : span.end]}'
        edit = Edit(span.start, span.end, text if integer(found.mode) else 'pad_mode="valid"')
        return Fix("Name the padding", (edit,), Safety.UNSAFE, _REASON)
    edits: list[Edit] = []
    if found.is_without_mode:
        keyword = next((each for each in call.node.keywords if each.arg == "padding"), None)
        if keyword is None:
            return None
        start = hit.source.span(keyword).start
        edits.append(Edit(start, start, 'pad_mode="pad", '))
    if found.by_axis:
        span = hit.source.span(found.padding)
        sides = ", ".join(f"{each}, {each}" for each in found.by_axis)
        edits.append(Edit(span.start, span.end, f"({sides})"))
    return Fix("Say that there is padding", tuple(edits), Safety.UNSAFE, _REASON) if edits else None
