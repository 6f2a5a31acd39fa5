"""``items.pop()`` that graph code computes with: the compiler makes a pair of the list and the item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import PopPlace, is_list_pop, pop_place
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG716",
    "pop-as-operand",
    "`.pop()` is an operand, or an argument of a MindSpore function",
    on=("method pop",),
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    method = method_of(call)
    if is_list_pop(function, call) and pop_place(function, call) is PopPlace.OPERAND:
        text = function.module.source.segment(call)
        owner = function.module.source.segment(method.value)
        message = f"`{text}` gives the tuple `({owner}, item)` here, which cannot be computed with"
        yield Hit(RULE, function, call, message, advice=f"assign it first: `item = {text}`")
