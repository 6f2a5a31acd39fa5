"""``match`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.rules import Rule

RULE = Rule("MSG109", "match-statement", "`match` is not in the graph language")


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.nodes(ast.Match):
        yield RULE.finding(function, node, "the graph language has no `match`", advice="use `if` and `elif`")
