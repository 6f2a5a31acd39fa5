"""``y = v.view(y.shape)`` after ``v = y.view(-1)`` was changed, and before ``y`` is read."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.analyses.aliases.views import changed_view
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, insert_before
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import targets

_REASON = "`{name}` is another object then, of the same numbers"


def fix(hit: Hit) -> Fix | None:
    function, node = hit.function, hit.node
    change = changed_view(function, node) if isinstance(node, ast.Subscript) else None
    if change is None or not isinstance(node, ast.Subscript) or not isinstance(node.value, ast.Name):
        return None
    view, base = change.view.node, change.view.base
    made = function.parents[view]
    is_view = isinstance(view, ast.Call) and isinstance(view.func, ast.Attribute) and view.func.value is base
    if not is_view or not isinstance(made, ast.Assign) or not isinstance(base, ast.Name):
        return None
    assert isinstance(view, ast.Call)
    assert isinstance(view.func, ast.Attribute)
    names = [binding.target for binding in targets(made.targets[0], made.value, made)]
    if view.func.attr not in ("view", "reshape") or len(names) != 1:
        return None
    where = _where(function, made, node, node.value.id, base.id)
    text = f"{base.id} = {node.value.id}.{view.func.attr}({base.id}.shape)"
    edit = insert_before(function, where, text) if where is not None else None
    if edit is None:
        return None
    claims = frozenset({Claim(function.module.key, hit.source.span(function.node).start, base.id)})
    reason = _REASON.format(name=base.id)
    return Fix(f"Go on with the changed Tensor: `{text}`", (edit,), Safety.UNSAFE, reason, claims)


def _where(function: GraphFunction, made: ast.stmt, node: ast.AST, view: str, base: str) -> ast.stmt | None:
    """The first statement after the change, beside ``made``, that mentions the base, or the view no more."""
    block, inner = block_of(function, made), node
    while inner not in block:
        if inner is function.node:
            return None
        inner = function.parents[inner]
    after = block[block.index(inner) + 1 :]
    reading = next((each for each in after if _mentions([each], base) or _binds(each, view)), None)
    if reading is not None:
        return reading
    return next((each for index, each in enumerate(after) if not _mentions(after[index:], view)), None)


def _mentions(statements: Sequence[ast.stmt], name: str) -> bool:
    nodes = (node for each in statements for node in ast.walk(each))
    return any(isinstance(node, ast.Name) and node.id == name for node in nodes)


def _binds(statement: ast.stmt, name: str) -> bool:
    nodes = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
    return any(node.id == name and not isinstance(node.ctx, ast.Load) for node in nodes)
