"""``y = v.view(y.shape)`` after ``v = y.view(-1)`` was changed, and before ``y`` is read."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.analyses.aliases.views import changed_view
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import block_of, insert_after, insert_before
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
    text = f"{base.id} = {node.value.id}.{view.func.attr}({base.id}.shape)"
    edit = _edit(function, made, node, base.id, text)
    if edit is None:
        return None
    claims = frozenset({Claim(function.module.key, hit.source.span(function.node).start, base.id)})
    reason = _REASON.format(name=base.id)
    return Fix(f"Go on with the changed Tensor: `{text}`", (edit,), Safety.UNSAFE, reason, claims)


def _edit(function: GraphFunction, made: ast.stmt, node: ast.Subscript, base: str, text: str) -> Edit | None:
    """``text`` after the change: before what mentions the base, or when the view is mentioned no more."""
    assert isinstance(node.value, ast.Name)
    view, block, inner = node.value.id, block_of(function, made), function.statement_of(node)
    while inner not in block:
        around = function.parents[inner]
        if not isinstance(around, ast.stmt) or around is function.node:
            return None
        inner = around
    after = block[block.index(inner) + 1 :]
    where = next((each for each in after if _mentions([each], base) or _binds(each, view)), None)
    if where is None and not _in_loop(function, made):
        return None  # who reads it is not here
    if where is None:
        rest = enumerate(after)
        where = next((each for index, each in rest if not _mentions(after[index:], view)), None)
    if where is not None:
        return insert_before(function, where, text)
    return None if after else insert_after(function, inner, text)


def _in_loop(function: GraphFunction, node: ast.AST) -> bool:
    """Whether what comes before ``node`` comes after it as well."""
    while node is not function.node and not isinstance(node, (ast.For, ast.While)):
        node = function.parents[node]
    return node is not function.node


def _mentions(statements: Sequence[ast.stmt], name: str) -> bool:
    nodes = (node for each in statements for node in ast.walk(each))
    return any(isinstance(node, ast.Name) and node.id == name for node in nodes)


def _binds(statement: ast.stmt, name: str) -> bool:
    nodes = (node for node in ast.walk(statement) if isinstance(node, ast.Name))
    return any(node.id == name and not isinstance(node.ctx, ast.Load) for node in nodes)
