"""Objects of plain Python classes that graph code creates with Tensors."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.plain import plain_objects
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG516",
    "plain-object-with-tensor",
    "an object of a plain class is created in graph code with an argument that varies",
)


def check(function: GraphFunction) -> Iterator[Hit]:
    for created in plain_objects(function):
        for _, why in created.varying[:1]:
            message = f"the interpreter creates `{created.text}`, outside the graph: {why}"
            advice = "use a tuple or a dict, or pass the Tensor to a method of the object"
            yield Hit(RULE, function, created.node, message, advice=advice)
