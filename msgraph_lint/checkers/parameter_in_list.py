"""Parameters in a list or tuple on ``self``: the Cell does not own them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.kept_cells import is_taken_from, only_binding
from msgraph_lint.analyses.containers.written_elements import elements_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG535",
    "parameter-in-list",
    "a list on `self` holds Parameters that the Cell does not own",
    on=("node For", "node Subscript", "node comprehension"),
    once=True,
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    if not function.is_exported:
        return
    for name, mentions in function.self_attributes.items():
        if function.attributes is None or not _may_hold(function, name):
            continue
        if any(_is_item_set(function, node) for node in mentions):
            continue  # MSG247
        taken = (node for node in mentions if is_taken_from(function, node))
        node = next((node for node in taken if function.surely_compiles(node)), None)
        if node is not None and _is_own(function, name):
            message = (
                f"the Cell does not own the Parameters in `{function.self_name}.{name}`: "
                "they are never trained or saved, and the graph cannot be exported"
            )
            yield Hit(RULE, function, node, message, advice="keep them in a `ParameterTuple`")


def _is_item_set(function: GraphFunction, node: ast.Attribute) -> bool:
    """Whether an item of the list ``node`` is assigned."""
    parent = function.parents[node]
    return isinstance(parent, ast.Subscript) and not isinstance(parent.ctx, ast.Load)


def _may_hold(function: GraphFunction, name: str) -> bool:
    """Whether it is a list or tuple, or a dict, which MindSpore 2.0 takes for constants."""
    assert function.attributes is not None
    kind = function.attributes.value(name).kind
    return kind in (Kind.LIST, Kind.TUPLE) or (kind is Kind.DICT and function.target.has_levels)


def _is_own(function: GraphFunction, name: str) -> bool:
    """Whether ``__init__`` makes the Parameters for the list alone."""
    binding = only_binding(function, name)
    if binding is None:
        return False
    made = (each for each in elements_of(binding) if isinstance(each.node, ast.Call))
    return any(each.scope.value(each.node).kind is Kind.PARAMETER for each in made)
