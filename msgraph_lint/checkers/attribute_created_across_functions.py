"""Attributes of ``self`` that one graph function creates and another one reads."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, is_missed, other_reader
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_attribute

RULE = Rule(
    "MSG222",
    "attribute-created-across-functions",
    "an attribute that is None or not there is set in one graph function and used in another",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if assignment(function, write) is Assignment.UNKNOWN:
        reader = other_reader(function, write.name)
        assert reader is not None
        name = f"{function.self_name}.{write.name}"
        what = "None" if is_missed(function, write.name) else "not there"
        message = f"`{reader.qualname}` reads `{name}`, which is {what} when it is compiled"
        advice = instead_of_attribute(function, write.name, reader)
        yield Hit(RULE, function, write.target, message, advice=advice)
