"""Comprehensions and loops through what the interpreter made: graph code takes the list for one item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import interpreted_loop_around
from msgraph_lint.analyses.control_flow.rounds import Result, of_appended, of_comprehension
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG745",
    "comprehension-over-interpreted",
    "a comprehension or loop goes through a value of the interpreter, and the list has one item",
    on=("node GeneratorExp", "node ListComp", "method append"),
    sure=True,
)


def check(function: GraphFunction, node: ast.ListComp | ast.GeneratorExp | ast.Call) -> Iterator[Hit]:
    if isinstance(node, ast.Call):
        loop, method = interpreted_loop_around(function, node), method_of(node)
        result = of_appended(function, method, loop) if loop is not None else None
        source = loop.iter if loop is not None else method
    else:
        result, source = of_comprehension(function, node), node.generators[0].iter
    if result is Result.DIFFERS:
        segment = function.module.source.segment
        message = f"the compiler does not know how many items `{segment(source)}` has, and takes one alone"
        advice = "keep the items in a list or tuple, whose length the compiler knows"
        cause = function.value(source).interpreted
        yield Hit(RULE, function, node, message, advice=advice, cause=cause)
