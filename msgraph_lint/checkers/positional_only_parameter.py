"""Parameters before ``/``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG121",
    "positional-only-parameter",
    "a parameter before `/` is read in graph code",
    on=("function", "node Lambda"),
)


def check(
    function: GraphFunction, node: ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda
) -> Iterator[Hit]:
    if not node.args.posonlyargs:
        return
    body = [node.body] if isinstance(node, ast.Lambda) else node.body
    read = {n.id for part in body for n in ast.walk(part) if isinstance(n, ast.Name)}
    for parameter in node.args.posonlyargs:
        if parameter.arg in read and parameter.arg != function.self_name:
            message = f"the parameter `{parameter.arg}` before `/` is not defined in graph code"
            yield Hit(RULE, function, parameter, message, advice="remove the `/` from the signature")
            break
