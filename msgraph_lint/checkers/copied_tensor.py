"""`copy.copy` and `copy.deepcopy` of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import copies_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.fixers.shared.edits import operand
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG622",
    "copied-tensor",
    "the module `copy` copies a Tensor in graph code",
    on=("call copy.copy", "call copy.deepcopy"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if len(node.args) == 1 and copies_tensor(function, node):
        message = f"`{function.module.source.segment(node)}` cannot be compiled"
        is_tensor = function.value(node.args[0]).is_tensor
        copied = f"{operand(function.module.source, node.args[0])}.copy()"
        advice = f"write `{copied}`" if is_tensor else "make a new list or tuple of the items"
        yield Hit(RULE, function, node, message, advice=advice)
