"""The one value of a Tensor with more than one dimension: a condition, `int(x)`, `x.item()`."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator

from msgraph_lint.analyses.tensors.least_rank import least_rank
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import MISSING

RULE = Rule(
    "MSG345",
    "value-of-many-dimensions",
    "the one value of a Tensor with two dimensions or more: a condition, `int(x)`, `x.item()`",
    on=(
        "node If",
        "node IfExp",
        "node BoolOp",
        "node UnaryOp",
        "node Assert",
        "call builtins.bool",
        "call builtins.float",
        "call builtins.int",
        "method item",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.AST) -> Iterator[Hit]:
    for asked in _asked(function, node):
        if not function.value(asked).is_tensor or function.is_left_to_python(asked):
            continue
        rank = least_rank(function, asked)
        if rank > 1:
            text = function.module.source.segment(asked)
            message = (
                f"`{text}` has {rank} dimensions: the graph takes one value of none or one dimension only"
            )
            advice = "reduce it without `keepdims`, or take `squeeze()` of it"
            yield Hit(RULE, function, asked, message, advice=advice)


def _asked(function: GraphFunction, node: ast.AST) -> Iterable[ast.expr]:
    """What has to be one value at ``node``; what a ``while`` asks need not be, without ``not``."""
    if isinstance(node, (ast.If, ast.IfExp, ast.Assert)):
        return _decisive(function, node.test)
    if isinstance(node, ast.BoolOp):  # of the last one nothing is asked
        return [each for each in node.values[:-1] if not _is_logical(each)]
    if isinstance(node, ast.UnaryOp):
        return _decisive(function, node.operand) if isinstance(node.op, ast.Not) else ()
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        return () if node.args or node.keywords else [method_of(node).value]
    return node.args if isinstance(node, ast.Call) and len(node.args) == 1 else ()


def _decisive(function: GraphFunction, test: ast.expr) -> list[ast.expr]:
    """What is asked where ``test`` is; the last operand alone where the source shows the others."""
    while isinstance(test, ast.BoolOp):
        if any(function.value(each).literal is MISSING for each in test.values[:-1]):
            return []
        test = test.values[-1]
    return [] if _is_logical(test) else [test]


def _is_logical(node: ast.expr) -> bool:
    return isinstance(node, ast.BoolOp) or (isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not))
