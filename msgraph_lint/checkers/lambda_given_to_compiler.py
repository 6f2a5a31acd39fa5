"""Lambdas in a call of ``jit``, ``vmap`` and their like, on a line with other code."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import LambdaInfo
from msgraph_lint.program.lambda_text import is_located
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG142",
    "lambda-given-to-compiler",
    "`jit`, `vmap` or the like gets a lambda that shares its line with other code",
    on=("function lambda",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    info = function.info
    if not isinstance(info, LambdaInfo) or not function.is_entry or _is_part(function, info):  # else MSG126
        return
    if not is_located(function.module.source, info.expression):
        message = "the compiler cannot locate this lambda: its line holds other code"
        advice = "use `def`, or give the lambda a line of its own"
        yield Hit(RULE, function, info.expression, message, advice=advice)


def _is_part(function: GraphFunction, info: LambdaInfo) -> bool:
    """Whether it stands in graph code, which is compiled with all that stands in it.

    There PyNative mode does not compile it for a gradient, and does for ``vmap``.
    """
    scopes = function.code.compiled.get(info.parent.node, ()) if info.parent is not None else ()
    calls = [(scope, scope.parents.get(info.expression)) for scope in scopes]
    takers = [scope.taker(call) for scope, call in calls if isinstance(call, ast.Call)]
    return bool(takers) and not any(taker is None or taker.always for taker in takers)
