"""`zip(…, strict=…)`."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.calls import builtin_calls
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG625", "zip-strict", "`zip` gets `strict=` in graph code")


def check(function: GraphFunction) -> Iterator[Hit]:
    for _, node in builtin_calls(function, "zip"):
        if any(keyword.arg == "strict" for keyword in node.keywords):
            message = "`zip` takes no `strict=` in graph code"
            yield Hit(RULE, function, node, message, advice="leave it out")
