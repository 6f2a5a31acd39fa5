"""``match`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG109", "match-statement", "`match` is not in the graph language", on=("node Match",))


def check(function: GraphFunction, node: ast.Match) -> Iterator[Hit]:
    yield Hit(RULE, function, node, "the graph language has no `match`", advice="use `if` and `elif`")
