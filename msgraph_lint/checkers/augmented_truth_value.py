"""``mask += 1``, where ``mask`` is a Tensor of truth values, which the graph would have to keep so."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.augmented import kept_dtype
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG673",
    "augmented-truth-value",
    "a number is added to a Tensor of truth values in an augmented assignment",
    on=("node AugAssign",),
)
_FAILING = (ast.Add, ast.Sub, ast.Div, ast.Mod)


def check(function: GraphFunction, node: ast.AugAssign) -> Iterator[Hit]:
    kept = kept_dtype(function, node)
    if kept is not None and kept.dtype == "bool" and isinstance(node.op, _FAILING):
        name = ast.unparse(node.target)
        message = f"`{name}` is a Tensor of truth values, and the graph cannot compute with it in place"
        yield Hit(RULE, function, node, message, advice=f"write `{name} = {name} …`")
