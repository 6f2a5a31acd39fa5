"""Attributes and methods that Tensors do not have."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.graph.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.python_code.tensors import TensorUse
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG804",
    "unknown-tensor-attribute",
    "an attribute is asked of a Tensor that Tensors do not have, or one is called that is no method",
    on=("tensor use",),
)


def check(function: GraphFunction, use: TensorUse) -> Iterator[Hit]:
    yield Hit(RULE, function, use.node, use.message, advice=use.advice)
