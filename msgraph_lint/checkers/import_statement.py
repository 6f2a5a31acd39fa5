"""``import`` in graph code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG103",
    "import-statement",
    "`import` inside a function of graph code",
    on=("node Import", "node ImportFrom"),
)


def check(function: GraphFunction, node: ast.Import | ast.ImportFrom) -> Iterator[Hit]:
    message = "the graph language has no `import`: names have to be imported by the module"
    yield Hit(RULE, function, node, message, advice="import at the top of the module")
