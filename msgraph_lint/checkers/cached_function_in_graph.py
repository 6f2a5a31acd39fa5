"""Functions under ``lru_cache`` whose result graph code uses."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG671",
    "cached-function-in-graph",
    "graph code uses the result of a function under `lru_cache`",
    on=("call project",),
    sure=True,
)
_CACHES = {"functools.lru_cache", "functools.cache"}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = function.resolve(node.func)
    if not isinstance(found, FunctionInfo) or not _is_cached(found):
        return
    if not isinstance(function.parents[node], ast.Expr):
        text = function.module.source.segment(node)
        message = f"the compiler cannot use what `{text}` returns: the function is wrapped in a cache"
        yield Hit(RULE, function, node, message, advice="call it in `__init__`, or drop the cache")


def _is_cached(info: FunctionInfo) -> bool:
    for decorator in info.node.decorator_list:
        func = decorator.func if isinstance(decorator, ast.Call) else decorator
        found = info.module.resolve(func)
        if isinstance(found, External) and found.name in _CACHES:
            return True
    return False
