"""Items of lists, dicts and Tensors on ``self`` that graph code assigns."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.first_contents import is_never_filled
from msgraph_lint.analyses.containers.on_self import ItemAssignment, item_assignment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG204",
    "attribute-item-assignment",
    "an item of a list, dict or Tensor on `self` is assigned in graph code",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if item_assignment(function, node) is not ItemAssignment.LOST:
        return
    if use_of_empty(function, node) is None and not is_never_filled(function, node.value):  # MSG733
        text = function.module.source.segment(node)
        message = f"the assignment to `{text}` is lost"
        is_tensor = function.value(node.value).is_tensor
        local = f"keep the {container(function, node)} in a local name and return it"
        advice = "make the Tensor a Parameter" if is_tensor else local
        yield Hit(RULE, function, node, message, advice=advice)
