"""Functions of Python that get Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

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
        is_input = len(node.args) != 1 or is_tensor_input(function, node.args[0])  # MSG614
        is_given = not is_input and is_variable_tensor(function.value(node.args[0]))
    elif name != "reduce":
        is_given = gets_tensor(function, node)
    else:
        with_lambda = len(node.args) > 1 and isinstance(node.args[0], ast.Lambda)
        is_given = with_lambda and any(holds_tensor(function, argument) for argument in node.args[1:])
    if is_given:
        message = f"`{name}` gets Tensors: the interpreter runs it, outside the graph"
        yield Hit(RULE, function, node, message, advice=_ADVICE[name])
