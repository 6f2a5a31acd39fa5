"""``:=`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG104", "named-expression", "`:=` is not in the graph language", on=("node NamedExpr",))


def check(function: GraphFunction, node: ast.NamedExpr) -> Iterator[Hit]:
    message = f"the graph language has no `:=`: assign `{node.target.id}` in a statement of its own"
    yield Hit(RULE, function, node, message)
