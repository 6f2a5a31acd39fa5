"""`f"{x.mean()} {x.shape}"`: a tuple beside what varies, in one string."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import rows_beside_what_varies
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG146",
    "tuple-in-formatted-string",
    "an f-string holds a tuple or list of constants beside a Tensor, or a number that varies",
    on=("node JoinedStr",),
    sure=True,
)
_MESSAGES = (ast.Raise, ast.Assert)
_SINCE = (2, 7)


def check(function: GraphFunction, node: ast.JoinedStr) -> Iterator[Hit]:
    if function.target.version < _SINCE or not _is_used(function, node):
        return
    rows = rows_beside_what_varies(function, node)
    if rows:
        text = function.module.source.segment(rows[0])
        message = f"`{text}` is a tuple or list beside what varies: the graph cannot put both into one string"
        advice = f"write `{{str({text})}}`, or give `print` one after the other"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_used(function: GraphFunction, node: ast.JoinedStr) -> bool:
    """Whether the run needs it: what `raise` and `assert` say is made otherwise."""
    statement = function.statement_of(node)
    if isinstance(statement, ast.Assign) and statement.value is node:
        return any(
            each not in function.parents or not isinstance(function.statement_of(each), _MESSAGES)
            for each in function.evaluation.places.loads_of(node)
        )
    return not isinstance(statement, _MESSAGES)
