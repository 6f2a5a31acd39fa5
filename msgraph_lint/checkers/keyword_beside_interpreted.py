"""Methods of Tensors that get a value of the interpreter's by its place, and a constant by keyword."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_tensor_of_graph
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.shapeless import is_reached, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.rules import Rule
from msgraph_lint.wording import place

RULE = Rule(
    "MSG696",
    "keyword-beside-interpreted",
    "a method of a Tensor gets a value that the interpreter made, and another argument by keyword",
    on=("node Call",),
)
_OVERLOADED = {"bincount", "histc", "logsumexp", "masked_fill", "new_zeros", "prod"}
"""Methods that behave as those do of which the signatures show several overloads."""


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not isinstance(node.func, ast.Attribute) or not is_tensor_of_graph(function, node.func.value):
        return
    given = next((each for each in node.args if function.value(each).interpreted), None)
    keyword = _constant_keyword(function, node)
    if given is None or keyword is None or not _is_overloaded(function, node.func.attr):
        return
    if refuses(function, node) is not None or not is_reached(function, node):
        return  # MSG672
    segment = function.module.source.segment
    made = function.value(given).interpreted
    message = (
        f"`{node.func.attr}` gets `{segment(given)}`, which only the interpreter knows "
        f"({place(function, made)}), and `{segment(keyword)}` by keyword"
    )
    advice = "pass all arguments by their place"
    yield Hit(RULE, function, node, message, advice=advice, cause=made)


def _constant_keyword(function: GraphFunction, node: ast.Call) -> ast.keyword | None:
    """A keyword, unless the interpreter or the graph makes what one of them passes."""
    values = [function.value(each.value) for each in node.keywords]
    is_open = any(value.interpreted or value.is_variable or value.is_tensor for value in values)
    return node.keywords[0] if node.keywords and not is_open else None


def _is_overloaded(function: GraphFunction, name: str) -> bool:
    text = interface(function.target.measured_version).tensor_attributes.get(name) or ""
    return " | " in text or name in _OVERLOADED
