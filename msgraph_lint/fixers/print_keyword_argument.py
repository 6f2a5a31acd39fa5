"""``print`` without its keyword arguments."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import Hit

_DEFAULTS = {"end": "\n", "sep": " ", "flush": False, "file": None}


def fix(hit: Hit) -> Fix | None:
    call, source = hit.function.parents[hit.node], hit.source
    assert isinstance(call, ast.Call)
    names = [keyword.arg for keyword in call.keywords]
    if not call.args or not set(names) <= _DEFAULTS.keys() or isinstance(call.args[-1], ast.Starred):
        return None
    start, end = source.grouped(call.args[-1]).end, source.span(call.keywords[-1]).end
    if has_comment(source, start, end):
        return None
    if any(source.span(argument).start > start for argument in call.args):
        return None
    title = f"Print without `{'`, `'.join(str(name) for name in names)}`"
    edit = Edit(start, end, "")
    if all(_is_default(keyword) for keyword in call.keywords):
        return Fix(title, (edit,), Safety.SAFE)
    return Fix(title, (edit,), Safety.UNSAFE, "the printed text changes")


def _is_default(keyword: ast.keyword) -> bool:
    value = keyword.value
    return keyword.arg == "flush" or (
        isinstance(value, ast.Constant) and value.value == _DEFAULTS[str(keyword.arg)]
    )
