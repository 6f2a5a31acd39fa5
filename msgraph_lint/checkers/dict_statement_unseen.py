"""``popitem()`` or ``setdefault(…)`` as a statement, of which graph code sees nothing."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.dict_statements import DictStatement, dict_statement
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG260",
    "dict-statement-unseen",
    "`popitem` or `setdefault` changes a local dict, and graph code asks the old one",
    on=("method popitem", "method setdefault"),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if dict_statement(function, call) is DictStatement.UNSEEN:
        text = function.module.source.segment(call)
        message = f"graph code does not see `{text}`: what it asks afterwards, it asks the old dict"
        yield Hit(RULE, function, call, message, advice="assign the key, or make the dict without it")
