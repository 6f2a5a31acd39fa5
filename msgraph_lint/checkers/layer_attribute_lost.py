"""Cells and functions that graph code puts on ``self``, where the graph does not call them."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG258",
    "layer-attribute-lost",
    "a Cell or function is assigned to an attribute in graph code, and the attribute becomes 0",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    is_lost = assignment(function, write) is Assignment.ZEROED
    if is_lost and (function.surely_compiles(write.target) or function.assumes_reached()):
        message = f"`{function.self_name}.{write.name}` is 0 afterwards: graph code cannot put a layer there"
        advice = "set it in `__init__`; to choose between layers, keep all of them and choose with `if`"
        yield Hit(RULE, function, write.target, message, advice=advice)
