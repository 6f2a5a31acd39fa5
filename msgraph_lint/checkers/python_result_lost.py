"""Functions of Python's own whose results are lost."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.python_calls import is_lost
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_python

RULE = Rule(
    "MSG743",
    "python-result-lost",
    "the result of a function of Python is lost in graph code",
    on=(
        "call builtins.type",
        "call functools.reduce",
        "call math.*",
        "call numpy.*",
        "call os.environ.get",
        "call os.getenv",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_lost(function, node):
        message = f"graph code loses the result of `{function.module.source.segment(node.func)}`"
        advice = instead_of_python(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
