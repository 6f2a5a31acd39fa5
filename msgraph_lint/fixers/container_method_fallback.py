"""``items.copy()`` -> ``list(items)``, a dict filled with those of another, and the item that `pop` gives.

``options.setdefault(key, value)`` becomes ``options[key]``, set before where it is not there.
"""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.default_items import set_before
from msgraph_lint.fixers.shared.edits import indent_of, replace, starts_line
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
    if call.func.attr == "setdefault":
        return set_before(hit, call, call.func.value)
    value = function.value(call.func.value)
    if (
        call.func.attr != "copy"
        or call.args
        or (value.kind is Kind.DICT and function.target.version < (2, 7))
    ):
        return None  # on 2.0, `dict(options)` has no items
    owner = hit.source.segment(call.func.value)
    statement = function.parents[call]
    if value.kind is Kind.DICT and isinstance(statement, ast.Assign):
        return _filled(hit, call, owner, statement)
    builtin = _BUILTINS.get(value.kind)
    if builtin is None or function.is_local(builtin) or builtin in function.module.defined_names:
        return None
    if value.kind is Kind.DICT and value.is_variable:  # then the interpreter runs `dict(options)`
        return None
    text = f"{builtin}({owner})"
    edit = replace(hit.source, call, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None


def _filled(hit: Hit, call: ast.Call, owner: str, statement: ast.Assign) -> Fix | None:
    """``other = {}`` and ``other.update(options)``, where the copy is assigned."""
    source = hit.source
    target, end = statement.targets[0], source.span(statement).end
    line_end = source.line_end(end)
    beside = source.text[end:line_end].strip()
    is_plain = len(statement.targets) == 1 and isinstance(target, ast.Name) and starts_line(source, statement)
    if not is_plain or (beside and not beside.startswith("#")):
        return None
    text = source.segment(target)
    if any(isinstance(each, ast.Name) and each.id == text for each in ast.walk(call)):
        return None
    made = replace(source, call, "{}")
    if made is None:
        return None
    start = source.span(statement).start
    line = f"{source.newline(start)}{indent_of(source, statement)}{text}.update({owner})"
    title = f"Write `{text} = {{}}` and `{text}.update({owner})`"
    return Fix(title, (made, Edit(line_end, line_end, line)), Safety.SAFE)
