"""``for items[0] in …``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import targets
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG125", "item-as-loop-target", "a `for` loop assigns an item of a list or dict", on=("node For",)
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    for binding in targets(loop.target, None, loop):
        if isinstance(binding.target, ast.Subscript) and isinstance(binding.target.value, ast.Name):
            text = function.module.source.segment(binding.target)
            message = f"`{text}` cannot be the target of a `for` loop in graph code"
            advice = "loop over a name and assign the item in the body"
            yield Hit(RULE, function, binding.target, message, advice=advice)
