"""`mindspore.grad(lambda loss: loss, …)(loss)`: all gradients are zero."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG831",
    "gradient-of-identity",
    "the gradient is taken of a function that returns what it is given",
    on=(
        "calls mindspore.grad",
        "calls mindspore.value_and_grad",
        "calls mindspore.ops.grad",
        "calls mindspore.ops.value_and_grad",
    ),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    given = _function(call)
    if not isinstance(given, ast.Lambda) or not isinstance(given.body, ast.Name):
        return
    names = {each.arg for each in (*given.args.posonlyargs, *given.args.args)}
    weights = call.argument(2, "weights")
    if given.body.id in names and not isinstance(weights, ast.Constant | None):
        message = "no weight has to do with this function: its gradients are all zero"
        yield CodeHit(RULE, code, given, message, advice="give it the function that computes the loss")


def _function(call: Called) -> ast.expr | None:
    """The function that is given, also by a name that is bound once."""
    given = call.argument(0, "fn")
    if not isinstance(given, ast.Name) or call.function is None:
        return given
    values = [
        statement.value
        for statement in call.function.nodes_of(ast.Assign)
        for target in statement.targets
        if isinstance(target, ast.Name) and target.id == given.id
    ]
    return values[0] if len(values) == 1 else given
