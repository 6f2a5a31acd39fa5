"""``@`` and ``~`` on arrays of NumPy."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.arrays import is_array

RULE = Rule(
    "MSG145",
    "array-operator",
    "`@` or `~` is applied to a NumPy array",
    on=("operator MatMult", "operator Invert"),
)


def check(function: GraphFunction, node: ast.BinOp | ast.UnaryOp) -> Iterator[Hit]:
    operands = [node.operand] if isinstance(node, ast.UnaryOp) else [node.left, node.right]
    array = next((each for each in operands if is_array(function.value(each))), None)
    if array is None:
        return
    operator, instead = ("~", "np.logical_not") if isinstance(node, ast.UnaryOp) else ("@", "np.matmul")
    text = function.module.source.segment(array)
    message = f"`{operator}` does not compile with `{text}`, a NumPy array: the graph has it for Tensors only"
    yield Hit(RULE, function, node, message, advice=f"call `{instead}`, or compute it in `__init__`")
