"""Lambdas in a list, dict or conditional expression that ``__init__`` puts on ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG126",
    "lambda-in-attribute-container",
    "an attribute of `self` that is a list, dict or conditional expression with lambdas",
    on=("node Attribute",),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for name, nodes in function.self_attributes.items():
        reads = (node for node in nodes if isinstance(node.ctx, ast.Load))
        if _holds_lambdas(function, name) and (
            first := next((node for node in reads if function.surely_compiles(node)), None)
        ):
            message = f"the compiler cannot locate the lambdas in `self.{name}`"
            advice = "give each lambda a statement of its own, or use `def`"
            yield Hit(RULE, function, first, message, advice=advice)


def _holds_lambdas(function: GraphFunction, name: str) -> bool:
    bindings = function.attributes.effective_bindings(name) if function.attributes is not None else []
    if (
        len(bindings) != 1
        or not bindings[0].in_init
        or bindings[0].conditional
        or bindings[0].item is not None
    ):
        return False
    value = bindings[0].value
    if isinstance(value, (ast.List, ast.Tuple)):
        return any(isinstance(element, ast.Lambda) for element in value.elts)
    if isinstance(value, ast.Dict):
        return any(isinstance(element, ast.Lambda) for element in value.values)
    return isinstance(value, ast.IfExp) and all(isinstance(v, ast.Lambda) for v in (value.body, value.orelse))
