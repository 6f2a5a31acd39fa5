"""``+`` and ``-`` of Tensors of booleans."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG657",
    "booleans-added",
    "`+` or `-` is computed of Tensors of booleans",
    on=("operator Add", "operator Sub"),
    sure=True,
)


def check(function: GraphFunction, node: ast.BinOp) -> Iterator[Hit]:
    operands = (node.left, node.right)
    if any(_is_tensor(function, each) for each in operands) and all(
        _is_tensor(function, each) or function.value(each).kind is Kind.BOOL for each in operands
    ):
        sign, other = ("+", "|") if isinstance(node.op, ast.Add) else ("-", "!=")
        message = f"graph code has no `{sign}` of Tensors of booleans"
        yield Hit(RULE, function, node, message, advice=f"write `{other}`, which is the same of booleans")


def _is_tensor(function: GraphFunction, node: ast.expr) -> bool:
    is_bool = function.value(node).is_tensor and dtype_of(function, node) == "bool"
    return is_bool and not function.is_left_to_python(node)
