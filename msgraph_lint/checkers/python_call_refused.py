"""Functions and classes of Python's own that cannot be called in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.python_calls import is_refused
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_python

RULE = Rule(
    "MSG633",
    "python-call-refused",
    "graph code calls a function or class of Python that it cannot compile",
    on=(
        "call builtins.dict",
        "call builtins.eval",
        "call builtins.input",
        "call builtins.open",
        "call builtins.reversed",
        "call builtins.vars",
        "call collections.Counter",
        "call collections.OrderedDict",
        "call collections.deque",
        "call copy.copy",
        "call copy.deepcopy",
        "call functools.reduce",
        "call itertools.*",
        "call logging.*",
        "call math.*",
        "method upper",
    ),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_refused(function, node):
        message = f"`{function.module.source.segment(node.func)}` cannot be called in graph code"
        advice = instead_of_python(function, node)
        yield Hit(RULE, function, node, message, advice=advice)
