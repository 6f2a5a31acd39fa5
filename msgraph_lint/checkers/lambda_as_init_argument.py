"""Lambdas that come to ``self`` as an argument or a default of ``__init__``, or as one of two choices."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.lambdas import hidden_lambda
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG139",
    "lambda-as-init-argument",
    "graph code calls a lambda that is an argument or a default of `__init__`, or one of two choices there",
    on=("node Call",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = attribute_of(node.func, function.self_name)
    found = hidden_lambda(function, name) if name is not None else None
    if found is None:
        return
    place = "" if found.module is function.module else f" of {found.module.name}"
    message = f"the compiler cannot locate the lambda on line {found.node.lineno}{place}"
    advice = "use `def`, or give the lambda a line of its own, without a comma behind it"
    yield Hit(RULE, function, node, message, advice=advice, doubt=found.doubt)
