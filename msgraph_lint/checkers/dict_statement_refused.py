"""``popitem()`` or ``setdefault(…)`` as a statement, on a dict that graph code reads."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.dict_statements import DictStatement, dict_statement
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG259",
    "dict-statement-refused",
    "`popitem` or `setdefault` changes a local dict that is read afterwards, which does not compile",
    on=("method popitem", "method setdefault"),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if dict_statement(function, call) is DictStatement.REFUSED:
        text = function.module.source.segment(call)
        message = f"`{text}` makes no dict of what graph code reads afterwards, which does not compile"
        yield Hit(RULE, function, call, message, advice="assign the key, or make the dict without it")
