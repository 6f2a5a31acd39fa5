"""The values that are no Tensors first: the compiler decides them, and the Tensors join among themselves."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.control_flow.operands import decided_by, is_plain, is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.hits import Hit

_HARMLESS = (ast.Name, ast.Constant, ast.Attribute, ast.expr_context, ast.unaryop, ast.cmpop)
_REDUCTIONS = {"all", "any", "max", "mean", "min", "prod", "sum"}
_OPERATIONS = (ast.UnaryOp, ast.Compare)


def fix(hit: Hit) -> Fix | None:
    node, function, source = hit.node, hit.function, hit.source
    assert isinstance(node, ast.BoolOp)
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
    text = word.join(written(source, operand) for operand in (*others, *tensors))
    edit = replace(source, node, text)
    if edit is None:
        return None
    title = f"Write `{text}`"
    if not any(isinstance(n, ast.Subscript) for other in others for n in ast.walk(other)) and all(
        _is_single(function, tensor) for tensor in tensors
    ):
        return Fix(title, (edit,), Safety.SAFE)
    reason = (
        "the operands are asked in another order: one that raises in PyNative may be asked now, or no more"
    )
    return Fix(title, (edit,), Safety.UNSAFE, reason)


def _is_single(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the Tensor surely has one element, so that its truth can be asked for."""
    if isinstance(node, ast.Compare):
        return all(
            isinstance(operand, ast.Constant) or _is_single(function, operand)
            for operand in (node.left, *node.comparators)
        )
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in _REDUCTIONS
        and not (node.args or node.keywords)
        and function.value(node.func.value).is_tensor
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
