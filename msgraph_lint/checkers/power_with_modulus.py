"""``pow(base, exponent, modulus)``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import is_none_literal
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG648",
    "power-with-modulus",
    "`pow` gets a modulus, which graph code drops",
    on=("call builtins.pow",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    modulus = passing.passed(node, "mod", 2)
    is_none = is_none_literal(modulus)
    if modulus is None or is_none or len(node.args) < 2:
        return
    segment = function.module.source.segment
    base, exponent = map(segment, node.args[:2])
    message = f"graph code drops the modulus of `{segment(node)}`"
    yield Hit(RULE, function, node, message, advice=f"write `pow({base}, {exponent}) % {segment(modulus)}`")
