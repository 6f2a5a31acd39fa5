"""The rewrite of the users' notes: ``0`` instead of None, where only its truth is asked for."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import is_name

_REASON = "a caller that passes None still passes None, and a caller that asks for None finds 0"


def fix(hit: Hit) -> Fix | None:
    function, default = hit.function, hit.node
    assert isinstance(default, ast.Constant)
    name = next((p.arg for p in function.info.parameters if function.info.default(p.arg) is default), None)
    if name is None or name in function.bindings:
        return None
    reads = [n for n in ast.walk(function.node) if isinstance(n, ast.Name) and n.id == name]
    if not all(_is_truth_test(function, read) or _is_guarded(function, read, name) for read in reads):
        return None
    edit = replace(hit.source, default, "0")
    return Fix(f"Write `{name}=0`", (edit,), Safety.UNSAFE, _REASON) if edit is not None else None


def _is_truth_test(function: GraphFunction, node: ast.expr) -> bool:
    """Whether only the truth of ``node`` is asked for."""
    parent = function.parents[node]
    if isinstance(parent, (ast.If, ast.While, ast.IfExp)):
        return parent.test is node
    if isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.Not):
        return True
    if isinstance(parent, ast.BoolOp):
        return node is not parent.values[-1] and _is_truth_test(function, parent)
    return False


def _is_guarded(function: GraphFunction, node: ast.expr, name: str) -> bool:
    """Whether ``node`` is reached only when the truth of ``name`` was asked for and found."""
    parent = function.parents[node]
    while parent is not function.node:
        if (
            isinstance(parent, ast.BoolOp)
            and isinstance(parent.op, ast.And)
            and is_name(parent.values[0], name)
        ):
            return True
        if isinstance(parent, ast.If) and any(node in ast.walk(part) for part in parent.body):
            tests = parent.test.values if isinstance(parent.test, ast.BoolOp) else [parent.test]
            is_and = not isinstance(parent.test, ast.BoolOp) or isinstance(parent.test.op, ast.And)
            if is_and and any(is_name(test, name) for test in tests):
                return True
        parent = function.parents[parent]
    return False
