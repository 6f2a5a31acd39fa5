"""``max(sizes, default=0)`` → ``max(sizes) if sizes else 0``, where ``sizes`` is a list or a tuple."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import Kind

_WHOLE = (ast.Return, ast.Assign, ast.keyword)
"""Where a conditional expression needs no parentheses."""
_SEQUENCES = (Kind.LIST, Kind.TUPLE, Kind.RANGE)


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    if len(call.args) != 1 or [each.arg for each in call.keywords] != ["default"]:
        return None
    items, default = call.args[0], call.keywords[0].value
    if not isinstance(items, (ast.Name, ast.Attribute)) or not isinstance(default, (ast.Name, ast.Constant)):
        return None
    kind = function.value(items).kind
    if kind not in (*_SEQUENCES, Kind.UNKNOWN):
        return None
    source = hit.source
    given = operand(source, items)
    text = f"{source.segment(call.func)}({given}) if {given} else {operand(source, default)}"
    if not isinstance(function.parents[call], _WHOLE):
        text = f"({text})"
    edit = replace(source, call, text)
    if edit is None:
        return None
    title = f"Write `{text}`"
    if kind is Kind.UNKNOWN:
        return Fix(title, (edit,), Safety.UNSAFE, f"`{source.segment(items)}` is taken for a list")
    return Fix(title, (edit,), Safety.SAFE)
