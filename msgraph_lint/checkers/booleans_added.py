"""``+`` and ``-`` of Tensors of booleans, ``+=``, ``add()``, ``sub()`` and ``diff()``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.augmented import dtype_before, kept_dtype
from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG657",
    "booleans-added",
    "`+` or `-` is computed of Tensors of booleans",
    on=("operator Add", "operator Sub", "node AugAssign", "method add", "method sub", "method diff"),
    sure=True,
)


def check(function: GraphFunction, node: ast.BinOp | ast.AugAssign | ast.Call) -> Iterator[Hit]:
    if _is_computed(function, node):
        sign = _sign(node)
        other = "|" if sign in ("+", "+=", "add") else "!="
        message = f"graph code has no `{sign}` of Tensors of booleans"
        advice = f"write `{other}`, which is the same of booleans"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_computed(function: GraphFunction, node: ast.BinOp | ast.AugAssign | ast.Call) -> bool:
    if isinstance(node, ast.BinOp):
        operands = (node.left, node.right)
        is_tensor = any(_is_tensor(function, each) for each in operands)
        return is_tensor and all(_is_boolean(function, each) for each in operands)
    if isinstance(node, ast.AugAssign):
        is_told = kept_dtype(function, node) is not None  # MSG673
        is_sum = isinstance(node.op, (ast.Add, ast.Sub)) and not is_told
        return is_sum and dtype_before(function, node) == "bool" and _is_boolean(function, node.value)
    method = method_of(node)
    if not _is_tensor(function, method.value):
        return False
    return method.attr == "diff" or (len(node.args) == 1 and _is_boolean(function, node.args[0]))


def _sign(node: ast.BinOp | ast.AugAssign | ast.Call) -> str:
    if isinstance(node, ast.Call):
        return method_of(node).attr
    return ("+" if isinstance(node.op, ast.Add) else "-") + ("=" if isinstance(node, ast.AugAssign) else "")


def _is_boolean(function: GraphFunction, node: ast.expr) -> bool:
    return _is_tensor(function, node) or function.value(node).kind is Kind.BOOL


def _is_tensor(function: GraphFunction, node: ast.expr) -> bool:
    is_bool = function.value(node).is_tensor and dtype_of(function, node) == "bool"
    return is_bool and not function.is_left_to_python(node)
