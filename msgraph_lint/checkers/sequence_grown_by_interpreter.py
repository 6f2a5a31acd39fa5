"""Lists and tuples that a loop adds to, where the interpreter runs the loop."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.rounds import ADVICE, Result, grown_in
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG359",
    "sequence-grown-by-interpreter",
    "a loop goes through a value of the interpreter and adds to a list, tuple, dict or string",
    on=("node For",),
    sure=True,
)


def check(function: GraphFunction, loop: ast.For) -> Iterator[Hit]:
    segment = function.module.source.segment
    for statement, result in grown_in(function, loop):
        if result is Result.FAILS:
            message = f"`{segment(statement)}` does not compile in a loop that the interpreter runs"
            cause = function.value(loop.iter).interpreted
            yield Hit(RULE, function, statement, message, advice=ADVICE, cause=cause)
