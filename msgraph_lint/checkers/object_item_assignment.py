"""Items of lists, dicts and Tensors of plain objects that graph code assigns in vain."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.empty import use_of_empty
from msgraph_lint.analyses.containers.on_self import ItemAssignment, item_assignment
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import container

RULE = Rule(
    "MSG244",
    "object-item-assignment",
    "an item of a list, dict or Tensor of a plain object is assigned in graph code, and lost",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    if item_assignment(function, node) is not ItemAssignment.OBJECT:
        return
    if use_of_empty(function, node) is None:  # MSG733
        text = function.module.source.segment(node)
        message = f"`{text}` changes nothing: the object keeps what it had when the graph was compiled"
        advice = f"keep the {container(function, node)} in a local name and return it"
        yield Hit(RULE, function, node, message, advice=advice)
