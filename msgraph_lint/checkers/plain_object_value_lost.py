"""Values of plain objects that decide, or that functions get which work element by element."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.opaque import Fate, fate
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG539",
    "plain-object-value-lost",
    "a value of a plain object decides in graph code, or is given to a function that takes numbers",
    on=("node Attribute", "node Call", "node Name", "node Subscript"),
    sure=True,
)


def check(function: GraphFunction, node: ast.expr) -> Iterator[Hit]:
    is_read = isinstance(getattr(node, "ctx", ast.Load()), ast.Load)
    if is_read and is_opaque(function.value(node)) and fate(function, node) is Fate.LOST:
        text = function.module.source.segment(node)
        message = f"the compiler takes something else for `{text}`, which only the interpreter knows"
        place = "on `self`" if function.self_name is not None else "under a name of the module"
        advice = f"keep the number, string or answer that graph code needs {place}"
        yield Hit(RULE, function, node, message, advice=advice)
