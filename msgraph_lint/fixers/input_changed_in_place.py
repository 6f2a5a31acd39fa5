"""``x = x.copy()`` before an input of the network is changed, and PyNative leaves the caller alone."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Fix, Safety
from msgraph_lint.fixers.shared.edits import insert_before
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    function = hit.function
    name = _changed(hit.node)
    if name is None or name in function.bindings or name in function.info.captured_names:
        return None
    changed = [
        node
        for node in function.nodes(ast.Subscript)
        if isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == name
    ]
    last = max((node.end_lineno or node.lineno for node in changed), default=0)
    reads = [each for each in function.info.mentions[name] if isinstance(each.ctx, ast.Load)]
    if not any(each.lineno > last for each in reads):
        return None  # nobody would see the change
    text = f"{name} = {name}.copy()"
    edit = insert_before(function, _outermost(function, min(changed, key=lambda node: node.lineno)), text)
    if edit is None:
        return None
    reason = f"PyNative then leaves the caller's `{name}` as it is, too"
    claims = frozenset({Claim(function.module.key, hit.source.span(function.node).start, name)})
    return Fix(f"Begin with `{text}`", (edit,), Safety.UNSAFE, reason, claims)


def _changed(node: ast.AST) -> str | None:
    """The name whose item is assigned."""
    owner = node.value if isinstance(node, ast.Subscript) else None
    return owner.id if isinstance(owner, ast.Name) else None


def _outermost(function: GraphFunction, node: ast.AST) -> ast.stmt:
    """The statement of the function itself that ``node`` stands in."""
    while function.parents[node] is not function.node:
        node = function.parents[node]
    assert isinstance(node, ast.stmt)
    return node
