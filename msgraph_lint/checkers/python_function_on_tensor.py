"""Functions of Python that get Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import part_in_sight
from msgraph_lint.compiler.calls import (
    called_name,
    gets_tensor,
    holds_tensor,
    is_builtin,
    is_tensor_input,
    is_variable_tensor,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG623",
    "python-function-on-tensor",
    "a function of Python gets Tensors that the graph cannot give it",
    on=(
        "call builtins.id",
        "call builtins.repr",
        "call builtins.sorted",
        "call builtins.type",
        "call functools.reduce",
    ),
    sure=True,
)


_ADVICE = {
    "sorted": "use `ops.sort`, or sort outside graph code",
    "repr": "print the Tensor itself",
    "id": "compare values, or ask outside graph code",
    "type": "ask with `isinstance`",
    "reduce": "write a `for` loop",
}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = called_name(node) if is_builtin(function, node.func, *_ADVICE) else "reduce"
    if name == "type":
        is_given = _asks_what_varies(function, node)
    elif name != "reduce":
        is_given = gets_tensor(function, node)
    else:
        is_given = any(holds_tensor(function, argument) for argument in node.args[1:])
    if is_given:
        message = f"`{name}` gets Tensors: the interpreter runs it, outside the graph"
        yield Hit(RULE, function, node, message, advice=_ADVICE[name])


def _asks_what_varies(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is ``type`` of what a Tensor is named in: that of an input alone is MSG614."""
    if len(node.args) != 1 or is_tensor_input(function, node.args[0]):
        return False
    if not is_variable_tensor(function.value(node.args[0])):
        return part_in_sight(function, node) is not None
    return not _is_told_apart(function, node, node.args[0])


def _is_told_apart(function: GraphFunction, node: ast.AST, asked: ast.expr) -> bool:
    """Whether ``node`` stands below ``if not isinstance(asked, Tensor)``, which is for others."""
    inner: ast.AST = function.statement_of(node)
    while inner is not function.node:
        outer = function.parents[inner]
        if isinstance(outer, ast.If) and inner in outer.body and isinstance(outer.test, ast.UnaryOp):
            call = outer.test.operand
            if isinstance(outer.test.op, ast.Not) and isinstance(call, ast.Call) and len(call.args) == 2:
                classes = call.args[1].elts if isinstance(call.args[1], ast.Tuple) else [call.args[1]]
                is_same = ast.dump(call.args[0]) == ast.dump(asked)
                if is_same and is_builtin(function, call.func, "isinstance"):
                    return External("mindspore.Tensor") in [function.resolve(each) for each in classes]
        inner = outer
    return False
