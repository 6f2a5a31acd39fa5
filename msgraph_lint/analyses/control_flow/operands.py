"""The operands of ``and`` and ``or``: a Tensor before the others makes the compiler join them.

``a and b`` is compiled as ``b if a else a``, ``a and b and c`` as ``a and (b and c)``. Cases of
``mixed_boolean_operands``.
"""

from __future__ import annotations

import ast
from itertools import combinations

from msgraph_lint.analyses.tensors.dtypes import classes_of, dtype_of
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import MISSING, NUMBERS, Kind

_PLAIN = {*NUMBERS, Kind.STR, Kind.NONE, Kind.DTYPE, Kind.LIST, Kind.TUPLE, Kind.DICT}


def decided_by(function: GraphFunction, node: ast.BoolOp) -> ast.expr | None:
    """The Tensor operand whose joining with the rest surely fails: what the others leave is no Tensor."""
    decisive = isinstance(node.op, ast.Or)
    last = node.values[-1]
    if not is_plain(function, last) or function.value(last).kind is Kind.NONE:
        return None
    for index, operand in enumerate(node.values[:-1]):
        if function.value(operand).interpreted:
            return None  # Python decides
        if is_variable_tensor(function, operand):
            between = node.values[index + 1 : -1]
            known = all(is_variable_tensor(function, n) or is_plain(function, n) for n in between)
            return operand if known else None
        literal = function.value(operand).literal
        if literal is MISSING or bool(literal) is decisive:
            return None
    return None


def is_of_tensors(function: GraphFunction, test: ast.expr) -> bool:
    """Whether Tensors alone decide ``test``, and no part of it is known to the compiler."""
    if isinstance(test, ast.BoolOp):
        return all(is_of_tensors(function, each) for each in test.values)
    return function.value(test).is_variable


def is_counted(function: GraphFunction, node: ast.BoolOp) -> bool:
    """Whether it ends a ``while`` by a Tensor, and before that by a number that the loop changes."""
    loop = function.parents.get(node)
    if not isinstance(loop, ast.While) or loop.test is not node or not isinstance(node.op, ast.And):
        return False
    first, *rest = node.values
    names = {
        part.id for part in ast.walk(first) if isinstance(part, ast.Name) and not _is_measured(function, part)
    }
    changes = any(contains(loop, b.target) for name in names for b in function.bindings.get(name, ()))
    return (
        changes and is_plain(function, first) and all(is_variable_tensor(function, other) for other in rest)
    )


def _is_measured(function: GraphFunction, name: ast.Name) -> bool:
    """Whether only the shape of a Tensor is asked for, which the compiler takes as it comes."""
    around = function.parents[name]
    is_size = isinstance(around, ast.Attribute) and around.attr in ("shape", "ndim")
    return is_size and function.value(name).is_tensor


def mixed_dtypes(function: GraphFunction, node: ast.BoolOp) -> tuple[str, str] | None:
    """The dtypes of two operands that differ, when all are Tensors; the last one may be known."""
    *deciding, last = node.values
    if not all(is_variable_tensor(function, operand) for operand in deciding):
        return None
    if not (function.value(last).is_tensor or is_variable_tensor(function, last)):
        return None
    dtypes = [dtype_of(function, operand) for operand in node.values]
    known = list(dict.fromkeys(dtype for dtype in dtypes if dtype is not None))
    if len(known) > 1:
        return known[0], known[1]
    classes = [classes_of(function, operand) for operand in node.values]
    unlike = ((a, b) for a, b in combinations(classes, 2) if not a & b)
    return next(((" or ".join(sorted(a)), " or ".join(sorted(b))) for a, b in unlike), None)


def is_variable_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is surely a Tensor that is known only when the graph runs."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return is_variable_tensor(function, node.operand)
    if isinstance(node, ast.BoolOp):
        return all(is_variable_tensor(function, operand) for operand in node.values)
    value = function.value(node)
    return value.is_tensor and value.is_variable and not value.interpreted


def is_plain(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is surely no Tensor, whatever it is."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return is_plain(function, node.operand)
    if isinstance(node, ast.BoolOp):
        return all(is_plain(function, operand) for operand in node.values)
    if isinstance(node, ast.Compare):
        identity = all(isinstance(op, (ast.Is, ast.IsNot)) for op in node.ops)
        return identity or all(is_plain(function, part) for part in (node.left, *node.comparators))
    if attribute_of(node, function.self_name) in function.modified_attributes:
        return False  # the interpreter keeps it
    value = function.value(node)
    if isinstance(node, ast.Call) and value.kind is Kind.BOOL and not value.is_constant:
        return False
    return value.kind in _PLAIN
