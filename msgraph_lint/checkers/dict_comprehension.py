"""Dict comprehensions."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG130", "dict-comprehension", "a dict comprehension", on=("node DictComp",))


def check(function: GraphFunction, node: ast.DictComp) -> Iterator[Hit]:
    if len(node.generators) == 1:
        message = "the graph language has no dict comprehension"
        yield Hit(RULE, function, node, message, advice="fill the dict in a `for` loop")
