"""``if not x.is_contiguous(): x = x.contiguous()`` -> ``x = x.contiguous()``, alike for all."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import is_elif, replace
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    function, source = hit.function, hit.source
    around = function.parents[hit.node]
    while not isinstance(around, (ast.If, ast.IfExp, ast.FunctionDef, ast.Lambda, ast.AsyncFunctionDef)):
        around = function.parents[around]
    if isinstance(around, ast.If):
        kept = _kept_statement(around)
        if kept is None or is_elif(function, around):
            return None
        text = source.segment(kept)
    elif isinstance(around, ast.IfExp):
        chosen = _kept_value(around)
        if chosen is None:
            return None
        text = source.segment(chosen)
    else:
        return None
    edit = replace(source, around, text)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE) if edit is not None else None


def _kept_statement(node: ast.If) -> ast.Assign | None:
    """``x = x.contiguous()`` of ``if not x.is_contiguous(): x = x.contiguous()``."""
    name, is_asked = _asked(node.test)
    only = node.body[0]
    if is_asked or node.orelse or len(node.body) > 1 or not isinstance(only, ast.Assign):
        return None
    target = only.targets[0]
    is_same = len(only.targets) == 1 and isinstance(target, ast.Name) and target.id == name
    return only if is_same and name and _name_before(only.value, "contiguous") == name else None


def _kept_value(node: ast.IfExp) -> ast.expr | None:
    """``x.contiguous()`` of ``x if x.is_contiguous() else x.contiguous()``."""
    name, is_asked = _asked(node.test)
    same, made = (node.body, node.orelse) if is_asked else (node.orelse, node.body)
    is_same = isinstance(same, ast.Name) and same.id == name
    return made if is_same and _name_before(made, "contiguous") == name else None


def _asked(test: ast.expr) -> tuple[str, bool]:
    """The name that ``test`` asks about, and whether it holds of a contiguous Tensor."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        name, is_asked = _asked(test.operand)
        return name, not is_asked
    return _name_before(test, "is_contiguous"), True


def _name_before(node: ast.expr, method: str) -> str:
    """``x`` of ``x.method()``."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == method:
        owner = node.func.value
        return owner.id if isinstance(owner, ast.Name) and not (node.args or node.keywords) else ""
    return ""
