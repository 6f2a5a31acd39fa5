"""Functions of Python that get Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.calls import builtin_calls, gets_tensor, holds_tensor, library_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG623", "python-function-on-tensor", "a function of Python gets Tensors that the graph cannot give it"
)


_ADVICE = {
    "sorted": "use `ops.sort`, or sort outside graph code",
    "repr": "print the Tensor itself",
    "id": "compare values, or ask outside graph code",
    "reduce": "write a `for` loop",
}


def check(function: GraphFunction) -> Iterator[Hit]:
    for name, node in builtin_calls(function, "sorted", "repr", "id"):
        if gets_tensor(function, node):
            yield _finding(function, node, name)
    for name, node in library_calls(function, "functools"):
        with_lambda = name == "reduce" and len(node.args) > 1 and isinstance(node.args[0], ast.Lambda)
        if with_lambda and any(holds_tensor(function, argument) for argument in node.args[1:]):
            yield _finding(function, node, name)


def _finding(function: GraphFunction, node: ast.Call, name: str) -> Hit:
    message = f"`{name}` gets Tensors: the interpreter runs it, outside the graph"
    return Hit(RULE, function, node, message, advice=_ADVICE[name])
