"""``x[s]`` with ``s = slice(…)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG141",
    "slice-object-as-index",
    "a name that is a `slice` object indexes a Tensor",
    on=("call builtins.slice",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    for read in _reads(function, node):
        parent = function.parents[read]
        if (
            isinstance(parent, ast.Subscript)
            and parent.slice is read
            and is_variable_tensor(function.value(parent.value))
        ):
            text = function.module.source.segment(parent)
            message = f"`{text}` does not compile: `{read.id}` is a `slice` object"
            owner = function.module.source.segment(parent.value)
            advice = f"write the slice in the brackets: `{owner}[a:b]`"
            yield Hit(RULE, function, parent, message, advice=advice)


def _reads(function: GraphFunction, node: ast.Call) -> Iterator[ast.Name]:
    """The reads of the name that is bound to ``node`` alone."""
    statement = function.parents[node]
    if isinstance(statement, ast.Assign) and len(statement.targets) == 1:
        target = statement.targets[0]
        if isinstance(target, ast.Name) and len(function.bindings.get(target.id, ())) == 1:
            yield from (name for name in function.named(target.id) if name is not target)
