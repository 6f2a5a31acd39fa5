"""Attributes of ``self`` that one graph function assigns and another one reads."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.analyses.containers.first_contents import use_where_unset
from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.graph.state import Assignment, assignment, other_reader
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import instead_of_attribute

RULE = Rule(
    "MSG202",
    "attribute-assigned-across-functions",
    "an attribute that is no Parameter is assigned in one graph function and read in another",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    is_unseen = assignment(function, write) is Assignment.UNSEEN
    if is_unseen and use_where_unset(function, write) is None:  # MSG733
        reader = other_reader(function, write.name) or function  # the next call of it
        message = f"`{reader.qualname}` does not see this assignment to `{function.self_name}.{write.name}`"
        advice = instead_of_attribute(function, write.name, reader)
        yield Hit(RULE, function, write.target, message, advice=advice)
