"""Values that the interpreter made, of which operators of the graph make something else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.interpreted import is_reached, misunderstood, refuses
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG749",
    "interpreted-value-misunderstood",
    "a function makes something else of a value that the interpreter made",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    given = misunderstood(function, node)
    if given is None or refuses(function, node) is not None or not is_reached(function, node):
        return  # MSG672
    segment = function.module.source.segment
    place = function.value(given).interpreted
    path, _, line = place.rpartition(":")
    where = f"line {line}" if path == function.module.source.path else place
    message = (
        f"`{segment(node.func)}` gives something else for `{segment(given)}`, "
        f"which only the interpreter knows ({where}): another shape, or one of several results"
    )
    advice = (
        "compute it in the graph, or call the method of the Tensor, which the interpreter runs as a whole"
    )
    yield Hit(RULE, function, node, message, advice=advice, cause=place)
