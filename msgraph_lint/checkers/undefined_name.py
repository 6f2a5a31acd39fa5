"""Names that nothing defines."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.undefined import undefined_names
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG320",
    "undefined-name",
    "a name that neither the function nor the module defines",
    on=("node Name",),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_surely_parsed:
        return
    for node in undefined_names(function):
        message = f"`{node.id}` is not defined: the compiler looks it up even where it is never read"
        yield Hit(RULE, function, node, message, advice="define or import it, or remove the code")
