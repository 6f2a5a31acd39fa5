"""`self.step = 0` of a Parameter: only a Tensor can be assigned to it."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.compiler.scope import evaluated
from msgraph_lint.graph.state import outside_bindings
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS, Kind

RULE = Rule(
    "MSG823",
    "number-to-parameter",
    "a number is assigned to an attribute that is a Parameter",
    on=("assigned",),
)


def check(function: GraphFunction, write: AttributeWrite) -> Iterator[Hit]:
    if write.value is None or function.attributes is None or function.value(write.value).kind not in NUMBERS:
        return
    bound = outside_bindings(function, write.name)
    if bound and all(evaluated(each).kind is Kind.PARAMETER for each in bound):
        name = f"{function.self_name}.{write.name}"
        message = f"`{name}` is a Parameter, and a number cannot be assigned to it"
        advice = f"assign a Tensor of its dtype: `{name} = ops.full_like({name}, …)`"
        yield Hit(RULE, function, write.target, message, advice=advice)
