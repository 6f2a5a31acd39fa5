"""Items added in vain to lists and dicts that graph code then takes them from."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.first_contents import use_where_unset
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG733",
    "empty-list-used",
    "what is appended to a list is lost, and graph code uses the empty list",
    on=(
        "assigned",
        "method append",
        "method appendleft",
        "method extend",
        "method insert",
        "method update",
        "set []",
    ),
)


def check(function: GraphFunction, change: ast.Call | ast.Subscript | AttributeWrite) -> Iterator[Hit]:
    if isinstance(change, AttributeWrite):
        use = use_where_unset(function, change)
        if use is not None:
            name = f"{function.self_name}.{change.name}"
            message = (
                f"`{name}` is still empty on line {use.lineno}, in another function, which does not compile"
            )
            yield Hit(RULE, function, change.target, message, advice="return the list, and pass it on")
        return
    use = use_of_empty(function, change)
    if use is None:
        return
    text = function.module.source.segment(change if isinstance(change, ast.Subscript) else change.func)
    if isinstance(change, ast.Subscript):
        message = f"`{text}` is lost: there is no such item on line {use.lineno}, which does not compile"
        advice = "keep it in a local name"
    elif method_of(change).attr == "update":
        message = (
            f"`{text}` changes nothing: there is no such item on line {use.lineno}, which does not compile"
        )
        advice = "keep it in a local dict"
    else:
        message = (
            f"`{text}` changes nothing, so the list is empty on line {use.lineno}, which does not compile"
        )
        advice = "append to a local list, in the function that made it"
    yield Hit(RULE, function, change, message, advice=advice)
