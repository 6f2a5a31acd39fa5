"""A dict that the graph returns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import PYTHON_DICTS
from msgraph_lint.graph.outputs import outputs
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule("MSG409", "dict-in-output", "a dict that the outermost `construct` returns", on=("node Return",))


def check(function: GraphFunction, node: ast.Return) -> Iterator[Hit]:
    for part, doubt in outputs(function, node, _dicts):
        message = "the graph returns a tuple of the values instead of this dict"
        advice = "return a tuple, and build the dict outside graph code"
        yield Hit(RULE, function, part, message, advice=advice, doubt=doubt)


def _dicts(function: GraphFunction, part: ast.expr) -> list[ast.expr]:
    value = function.value(part)
    is_of_python = isinstance(value.cls, External) and value.cls.name in PYTHON_DICTS
    return [part] if value.kind is Kind.DICT or is_of_python else []
