"""``popitem()`` and ``setdefault(…)`` as a statement on a local dict: the interpreter runs it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.dict_statements import DictStatement, dict_statement
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG261",
    "dict-statement-fallback",
    "`popitem` or `setdefault` changes a local dict as a statement",
    on=("method popitem", "method setdefault"),
    sure=True,
)


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    if dict_statement(function, call) is DictStatement.INTERPRETED:
        message = f"the interpreter runs `{function.module.source.segment(call)}`, outside the graph"
        yield Hit(RULE, function, call, message, advice="assign the key, or make the dict without it")
