"""``pop(key)`` as a statement on a local dict: the interpreter runs it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.dict_statements import DictStatement, dict_statement
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG262",
    "dict-pop-statement",
    "`pop` takes a key out of a local dict that is not read afterwards",
    on=("method pop",),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if dict_statement(function, call) is DictStatement.INTERPRETED:
        message = f"the interpreter runs `{function.module.source.segment(call)}`, outside the graph"
        yield Hit(RULE, function, call, message, advice="leave the key in the dict, or make it without")
