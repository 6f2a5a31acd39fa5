"""What Python's numbers have beside operators."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_computed_with
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import NUMBERS
from msgraph_lint.wording import beforehand

_NAMES = (
    "as_integer_ratio", "bit_count", "bit_length", "conjugate", "denominator", "hex", "imag", "is_integer",
    "numerator", "real", "to_bytes",
)  # fmt: skip

RULE = Rule(
    "MSG667",
    "number-method",
    "graph code uses a method or attribute of a number",
    on=tuple(f"get {name}" for name in _NAMES),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    called = function.parents[node]
    result = called if isinstance(called, ast.Call) and called.func is node else node
    is_taken = function.target.has_levels or is_computed_with(function, result)
    if function.value(node.value).kind in NUMBERS and is_taken:
        message = f"the interpreter takes `{function.module.source.segment(node)}`, outside the graph"
        yield Hit(RULE, function, node, message, advice=beforehand(function, "ask", "the answer"))
