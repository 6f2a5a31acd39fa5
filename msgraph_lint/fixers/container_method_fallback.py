"""``items.copy()`` -> ``list(items)``, and the item that `pop` gives."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.popped_items import fix_pop
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_BUILTINS = {Kind.LIST: "list", Kind.DICT: "dict"}


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    if call.func.attr == "pop":
        return fix_pop(hit)
    builtin = _BUILTINS.get(function.value(call.func.value).kind)
    if call.func.attr != "copy" or builtin is None or call.args:
        return None
    if builtin == "dict" and function.target.version < (2, 7):  # `dict(options)` has no items there
        return None
    if function.is_local(builtin) or builtin in function.module.defined_names:
        return None
    text = f"{builtin}({hit.source.segment(call.func.value)})"
    edit = replace(hit.source, call, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None
