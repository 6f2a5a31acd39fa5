"""Parameters before ``/``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG121", "positional-only-parameter", "a parameter before `/` is read in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    signatures: list[tuple[ast.arguments, list[ast.AST]]] = [(function.node.args, list(function.node.body))]
    signatures += [(node.args, [node.body]) for node in function.nodes(ast.Lambda)]
    for arguments, body in signatures:
        if not arguments.posonlyargs:
            continue
        read = {n.id for part in body for n in ast.walk(part) if isinstance(n, ast.Name)}
        for parameter in arguments.posonlyargs:
            if parameter.arg in read and parameter.arg != function.self_name:
                message = f"the parameter `{parameter.arg}` before `/` is not defined in graph code"
                yield Hit(RULE, function, parameter, message, advice="remove the `/` from the signature")
                break
