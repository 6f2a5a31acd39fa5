"""Complex literals."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG124", "complex-literal", "a complex literal such as `2j`", on=("literal complex",))


def check(function: GraphFunction, node: ast.Constant) -> Iterator[Hit]:
    text = function.module.source.segment(node)
    message = f"the complex literal `{text}` does not compile"
    yield Hit(RULE, function, node, message, advice="make the number outside graph code")
