"""Local names that the interpreter does not find where it runs a builtin."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import (
    FUNCTIONS,
    interpreted,
    is_local_code,
    lost_key,
    names_out_of_sight,
)
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG654",
    "name-in-interpreted-scope",
    "`any`, `sort` or the like gets a local function, or a comprehension or lambda that reads a local name",
    on=(*(f"call {name}" for name in FUNCTIONS), "method sort"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if interpreted(function, node):
        runs, name = called_name(node), next(names_out_of_sight(function, node), None)
        is_given = name is not None and is_local_code(function, name)
        advice = beforehand(function, "ask", "the answer") if is_given else "write a `for` loop instead"
    elif isinstance(node.func, ast.Attribute):
        runs, name = "sort", lost_key(function, node)
        advice = "write the list down in order, or sort it in `__init__`"
    else:
        return
    if name is not None:
        message = f"the interpreter runs `{runs}`, and finds no `{name.id}` in there"
        yield Hit(RULE, function, name, message, advice=advice)
