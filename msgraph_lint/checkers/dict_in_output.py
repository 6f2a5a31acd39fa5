"""A dict that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.outputs import outputs
from msgraph_lint.rules import Rule

RULE = Rule("MSG409", "dict-in-output", "a dict that the outermost `construct` returns")


def check(function: GraphFunction) -> Iterator[Finding]:
    for display in outputs(function):
        if isinstance(display, ast.Dict):
            message = "the graph returns a tuple of the values instead of this dict"
            yield RULE.finding(
                function, display, message, advice="return a tuple, and build the dict outside graph code"
            )
