"""``x.expand(…)`` of Tensors, for which graph code needs a Tensor of sizes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import TENSORS

RULE = Rule(
    "MSG656",
    "expand-of-tensor",
    "`expand` of a Tensor gets numbers, or a tuple or list of them",
    on=("method expand",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    owner = method_of(node).value
    if not node.args or node.keywords or not function.value(owner).is_tensor:
        return
    if function.is_left_to_python(owner):
        return
    first = function.value(node.args[0])
    if len(node.args) > 1 or isinstance(node.args[0], ast.Starred) or not first.may_be(*TENSORS):
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: `expand` takes a Tensor of sizes in graph code"
        yield Hit(RULE, function, node, message, advice="use `broadcast_to` with a tuple")
