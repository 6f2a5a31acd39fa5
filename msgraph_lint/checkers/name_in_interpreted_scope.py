"""Local names that a comprehension or lambda reads in a builtin which the interpreter runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import FUNCTIONS, interpreted, names_out_of_sight
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG654",
    "name-in-interpreted-scope",
    "a comprehension or lambda in `any`, `all`, `sorted` or the like reads a local name or `self`",
    on=tuple(f"call {name}" for name in FUNCTIONS),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = next(names_out_of_sight(function, node), None) if interpreted(function, node) else None
    if name is not None:
        message = f"the interpreter runs `{called_name(node)}`, and finds no `{name.id}` in there"
        yield Hit(RULE, function, name, message, advice="write a `for` loop instead")
