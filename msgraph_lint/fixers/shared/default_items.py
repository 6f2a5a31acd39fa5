"""``options.setdefault(key, value)`` -> ``options[key]``, set before where it is not there."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import indent_of, replace, starts_line, step_of, written
from msgraph_lint.hits import Hit

_PLAIN = (ast.Name, ast.Attribute, ast.Constant, ast.Tuple, ast.List, ast.Dict, ast.Load, ast.Subscript)
"""What may be looked up twice, or not at all."""
_SIMPLE = (ast.Expr, ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return)
_PASSED = (ast.Attribute, ast.Call, ast.BinOp, ast.Subscript, ast.keyword, ast.Tuple)
"""What evaluates all that stands in it."""


def set_before(hit: Hit, call: ast.Call, owner: ast.expr) -> Fix | None:
    """The fix for ``call`` of `setdefault` of ``owner``: the key is set before the statement."""
    function, source = hit.function, hit.source
    statement = function.statement_of(call)
    around = function.parents[call]
    while around is not statement and isinstance(around, _PASSED):
        around = function.parents[around]
    if around is not statement or not isinstance(statement, _SIMPLE) or not starts_line(source, statement):
        return None
    if call.keywords or not 1 <= len(call.args) <= 2:
        return None
    if any(not isinstance(part, _PLAIN) for each in call.args for part in ast.walk(each)):
        return None
    key, value = written(source, call.args[0]), "None"
    if len(call.args) == 2:
        value = written(source, call.args[1])
    item = f"{source.segment(owner)}[{key}]"
    edit = replace(source, call, item)
    if edit is None:
        return None
    start, indent = source.span(statement).start, indent_of(source, statement)
    newline, step = source.newline(start), step_of(source, function.node)
    is_tuple = isinstance(call.args[0], ast.Tuple)
    asked = f"({key})" if is_tuple and not key.startswith("(") else key
    text = (
        f"if {asked} not in {source.segment(owner)}:{newline}{indent}{step}{item} = {value}{newline}{indent}"
    )
    title = f"Set `{item}` where it is not there, and read it"
    return Fix(title, (Edit(start, start, text), edit), Safety.SAFE)
