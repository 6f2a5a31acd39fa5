"""The values that are no Tensors first: the compiler decides them, and the Tensors join among themselves."""

from __future__ import annotations

import ast

from msgraph_lint.edits import replace
from msgraph_lint.findings import Finding, Fix, Safety
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.operands import decided_by, is_plain, is_variable_tensor

_HARMLESS = (ast.Name, ast.Constant, ast.Attribute, ast.expr_context, ast.unaryop, ast.cmpop)
_REDUCTIONS = {"all", "any", "sum", "mean", "max", "min", "prod", "abs", "item", "astype", "argmax", "argmin"}
"""Methods of Tensors that only compute."""
_OPERATIONS = (ast.UnaryOp, ast.Compare)


def fix(finding: Finding) -> Fix | None:
    node, function, source = finding.node, finding.function, finding.source
    assert isinstance(node, ast.BoolOp)
    assert function is not None
    parent = function.parents[node]
    if not isinstance(parent, (ast.If, ast.IfExp, ast.While)) or parent.test is not node:
        return None
    if decided_by(function, node) is None:
        return None
    tensors = [operand for operand in node.values if is_variable_tensor(function, operand)]
    others = [operand for operand in node.values if operand not in tensors]
    if not all(is_plain(function, other) and _may_move(function, other) for other in others):
        return None
    if any(
        isinstance(operand, (ast.BoolOp, ast.IfExp, ast.NamedExpr, ast.Lambda)) for operand in node.values
    ):
        return None
    word = " and " if isinstance(node.op, ast.And) else " or "
    text = word.join(source.segment(operand) for operand in (*others, *tensors))
    edit = replace(source, node, text)
    if edit is None:
        return None
    if any(isinstance(part, ast.Subscript) for other in others for part in ast.walk(other)):
        reason = (
            f"`{source.segment(others[0])}` is then asked for first, and raises where there is no such item"
        )
        return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason)
    if not all(_only_computes(function, tensor) for tensor in tensors):
        reason = "calls beside the Tensor then run only where the other value does not decide"
        return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE, reason)
    return Fix(f"Write `{text}`", (edit,), Safety.SAFE)


def _only_computes(function: GraphFunction, node: ast.expr) -> bool:
    """Whether all calls in ``node`` are of methods of Tensors that change nothing."""
    calls = [part for part in ast.walk(node) if isinstance(part, ast.Call)]
    return all(
        isinstance(call.func, ast.Attribute)
        and function.value(call.func.value).is_tensor
        and call.func.attr in _REDUCTIONS
        for call in calls
    )


def _may_move(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is known at compile time, and asking for it earlier changes nothing."""
    for part in ast.walk(node):
        shape = isinstance(part, ast.Subscript) and isinstance(part.value, ast.Attribute)
        if isinstance(part, ast.Subscript) and shape and isinstance(part.slice, (ast.Constant, ast.UnaryOp)):
            continue
        if not isinstance(part, (*_HARMLESS, *_OPERATIONS)):
            return False
    return all(
        function.value(part).is_constant or isinstance(part, ast.Compare)
        for part in ast.walk(node)
        if isinstance(part, ast.Name)
        and part.id != function.self_name
        and not isinstance(function.parents[part], (ast.Attribute, ast.Compare))
    )
