"""Strings that a Tensor condition chooses, where a network returns them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.joins import chosen_strings
from msgraph_lint.analyses.control_flow.unbound import short
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.outputs import outermost
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG362",
    "chosen-string-returned",
    "a network returns a string that a Tensor condition chooses",
    on=("node If", "node IfExp", "node While"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    found = [
        each for each in chosen_strings(function) if function.is_entry and _is_returned(function, each[0])
    ]
    doubt = function.once(outermost) if found else None
    for node, test in found if doubt is not None else ():
        message = (
            f"the network does not return this string, but a Tensor of type String: "
            f"the Tensor condition `{short(function, test)}` chooses it"
        )
        advice = "return the Tensor that decides, and choose the string outside the graph"
        yield Hit(RULE, function, node, message, advice=advice, doubt=doubt or "")


def _is_returned(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is what is returned, or an item of that."""
    around = function.parents.get(node)
    while isinstance(around, (ast.Tuple, ast.List)):
        around = function.parents[around]
    return isinstance(around, ast.Return)
