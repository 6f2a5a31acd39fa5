"""Local names that the interpreter does not find where it runs a builtin."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import FUNCTIONS, interpreted, is_local_code, names_out_of_sight
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG654",
    "name-in-interpreted-scope",
    "`any`, `sorted` or the like gets a local function, or a comprehension or lambda that reads a local name",
    on=tuple(f"call {name}" for name in FUNCTIONS),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    name = next(names_out_of_sight(function, node), None) if interpreted(function, node) else None
    if name is not None:
        message = f"the interpreter runs `{called_name(node)}`, and finds no `{name.id}` in there"
        is_given = is_local_code(function, name)
        advice = beforehand(function, "ask", "the answer") if is_given else "write a `for` loop instead"
        yield Hit(RULE, function, name, message, advice=advice)
