"""``ops.assign`` instead."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit

_REASON = "`set_data` may change the shape or dtype of the Parameter, and `ops.assign` keeps them"


def fix(hit: Hit) -> Fix | None:
    function = hit.function
    parts = _parts(hit)
    if parts is None or not function.value(parts[2]).is_tensor:
        return None
    node, parameter, value = parts
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    assign = speller.spell("mindspore.ops.assign")
    source = hit.source
    call = f"{assign}({source.segment(parameter)}, {source.segment(value)})"
    edit = replace(source, node, call)
    if edit is None or not speller.is_complete:
        return None
    return Fix(f"Write `{call}`", (edit, *speller.imports), Safety.UNSAFE, _REASON)


def _parts(hit: Hit) -> tuple[ast.AST, ast.expr, ast.expr] | None:
    """What is to be replaced, the Parameter, and what it gets."""
    node = hit.node
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        is_plain = len(node.args) == 1 and not node.keywords
        return (node, node.func.value, node.args[0]) if is_plain else None
    statement = hit.function.parents[node]
    if isinstance(node, ast.Attribute) and isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        return statement, node.value, statement.value
    return None
