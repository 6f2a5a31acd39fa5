"""Values of plain objects that graph code hands on, as they are."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.opaque import Fate, fate
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG540",
    "plain-object-value-kept",
    "graph code returns or compares a value of a plain object",
    on=("node Attribute", "node Name", "node Subscript"),
    sure=True,
)


def check(function: GraphFunction, node: ast.expr) -> Iterator[Hit]:
    is_read = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    if is_read and is_opaque(function.value(node)) and fate(function, node) is Fate.KEPT:
        text = function.module.source.segment(node)
        message = f"only the interpreter knows `{text}`: the network cannot be exported"
        place = "on `self`" if function.self_name is not None else "under a name of the module"
        yield Hit(RULE, function, node, message, advice=f"keep what graph code needs {place}")
