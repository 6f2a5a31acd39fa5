"""Defaults that name what only a class body or a function around has, or the parameter itself."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.outer_defaults import outer_defaults
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG414",
    "default-out-of-reach",
    "a default names what only the class body or the function around it has, or the parameter itself",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_surely_parsed:
        return
    for found in outer_defaults(function):
        name, text = found.name.id, function.module.source.segment(found.node)
        if found.place:
            message = f"the compiler does not find `{name}`, which only {found.place} has, for this default"
            advice = f"write the value itself, or bind `{name}` at module level"
        else:
            message = f"a call leaves out `{name}`, and the compiler takes `{name}` in its default for itself"
            advice = f"call the parameter or what `{text}` names otherwise"
        yield Hit(RULE, function, found.name, message, advice=advice)
