"""Functions of Python's own that only the interpreter can run."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.python_calls import is_interpreted
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_python

RULE = Rule(
    "MSG634",
    "python-call-interpreted",
    "graph code calls a function of Python that only the interpreter can run",
    on=(
        "call builtins.all",
        "call builtins.any",
        "call builtins.hash",
        "call builtins.list",
        "call builtins.ord",
        "call builtins.slice",
        "call builtins.sorted",
        "call builtins.tuple",
        "call functools.reduce",
        "call math.*",
        "call numpy.*",
        "call warnings.warn",
        "method critical",
        "method debug",
        "method error",
        "method exception",
        "method info",
        "method log",
        "method warning",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_interpreted(function, node):
        message = f"the interpreter runs `{function.module.source.segment(node.func)}`, outside the graph"
        advice = instead_of_python(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
