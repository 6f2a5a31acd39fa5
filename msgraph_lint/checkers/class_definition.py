"""A class that is defined in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG111", "class-definition", "a class is defined in a function of graph code", on=("node ClassDef",)
)


def check(function: GraphFunction, node: ast.ClassDef) -> Iterator[Hit]:
    message = f"the class `{node.name}` cannot be defined in graph code"
    yield Hit(RULE, function, node, message, advice="define it in the module, under `@jit_class`")
