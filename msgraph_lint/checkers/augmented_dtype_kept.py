"""``x += y`` where the graph keeps the dtype of ``x``, and PyNative takes the wider one."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.augmented import kept_dtype
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG718",
    "augmented-dtype-kept",
    "an augmented assignment keeps the dtype of the Tensor, and rounds what it gets",
    on=("node AugAssign",),
)


def check(function: GraphFunction, node: ast.AugAssign) -> Iterator[Hit]:
    kept = kept_dtype(function, node)
    if kept is not None and (kept.dtype != "bool" or isinstance(node.op, ast.Mult)):
        name = ast.unparse(node.target)
        message = f"the graph keeps `{name}` in {kept.dtype}, and PyNative makes it {kept.promoted}"
        yield Hit(RULE, function, node, message, advice=f"write `{name} = {name} …`")
