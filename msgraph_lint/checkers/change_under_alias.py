"""Changes of a list, dict or Tensor that has another name, which is read afterwards."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.sharing import Change, read_alias
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG702",
    "change-under-alias",
    "an object is changed under one name and read under another, which does not see the change",
    on=("changed",),
)


def check(function: GraphFunction, change: Change) -> Iterator[Hit]:
    read = read_alias(function, change)
    if read is not None:
        message = (
            f"`{read.id}` on line {read.lineno} does not see this change of `{change.name}`: "
            "in graph code the two names are two objects"
        )
        yield Hit(RULE, function, change.node, message, advice="use one name only")
