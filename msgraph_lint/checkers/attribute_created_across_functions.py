"""Attributes of ``self`` that one graph function creates and another one reads."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.code import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, other_reader
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG222",
    "attribute-created-across-functions",
    "an attribute that `__init__` does not set is created in one graph function and read in another",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.UNKNOWN:
        reader = other_reader(function, write.name)
        assert reader is not None
        name = f"{function.self_name}.{write.name}"
        message = f"`{reader.qualname}` reads `{name}`, which is not there when it is compiled"
        advice = "hand the value over as an argument or result, or set a Parameter in `__init__`"
        yield Hit(RULE, function, write.target, message, advice=advice)
