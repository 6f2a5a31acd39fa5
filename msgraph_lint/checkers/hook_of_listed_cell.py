"""Hooks of Cells in a list or row of Cells: the graph leaves them out."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.hooks import hooks_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG265",
    "hook-of-listed-cell",
    "graph code uses a `CellList` or `SequentialCell` whose Cells have a hook",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    hooks = hooks_of(function.receiver) if function.receiver is not None else []
    hooked = {hook.attribute for hook in hooks if hook.is_of_items}
    for node in function.nodes(ast.Attribute) if hooked else ():
        name = attribute_of(node, function.self_name)
        if name in hooked and isinstance(node.ctx, ast.Load):
            message = (
                f"the graph does not run the hook that `__init__` registers on the Cells of `self.{name}`"
            )
            yield Hit(RULE, function, node, message, advice="do what the hook does in `construct`")
