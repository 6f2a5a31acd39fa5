"""Cells and functions that graph code puts on ``self``."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG219",
    "layer-attribute-assignment",
    "a Cell or function is assigned to an attribute in graph code",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    is_refused = assignment(function, write) is Assignment.LAYER
    if is_refused and (function.surely_compiles(write.target) or function.assumes_reached()):
        message = (
            f"`{function.self_name}.{write.name}` is set to a layer in graph code, which does not compile"
        )
        advice = "set it in `__init__`; to choose between layers, keep all of them and choose with `if`"
        yield Hit(RULE, function, write.target, message, advice=advice)
