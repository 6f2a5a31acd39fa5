"""Comprehensions and loops through what the interpreter made: graph code takes the list for one item."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.loops import interpreted_loop_around
from msgraph_lint.analyses.control_flow.rounds import Result, grown_in, of_changed, of_comprehension
from msgraph_lint.compiler.calls import method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG745",
    "comprehension-over-interpreted",
    "a comprehension or loop goes through a value of the interpreter, and the list has one item",
    on=(
        *("node For", "node GeneratorExp", "node ListComp"),
        *("method append", "method extend", "method insert"),
    ),
    sure=True,
)


def check(
    function: GraphFunction, node: ast.ListComp | ast.GeneratorExp | ast.Call | ast.For
) -> Iterator[Hit]:
    if isinstance(node, ast.For):
        for statement, result in grown_in(function, node):
            if result is Result.DIFFERS:
                yield _hit(function, statement, node.iter)
    elif isinstance(node, ast.Call):
        loop = interpreted_loop_around(function, node)
        if loop is not None and of_changed(function, method_of(node), loop) is Result.DIFFERS:
            yield _hit(function, node, loop.iter)
    elif of_comprehension(function, node) is Result.DIFFERS:
        yield _hit(function, node, node.generators[0].iter)


def _hit(function: GraphFunction, node: ast.AST, source: ast.expr) -> Hit:
    text = function.module.source.segment(source)
    message = f"the compiler does not know how many items `{text}` has, and takes one alone"
    advice = "keep the items in a list or tuple, whose length the compiler knows"
    return Hit(RULE, function, node, message, advice=advice, cause=function.value(source).interpreted)
