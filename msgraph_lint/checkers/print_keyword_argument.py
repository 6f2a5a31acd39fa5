"""``print`` with keyword arguments."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG123",
    "print-keyword-argument",
    "`print` has a keyword argument such as `end`, `sep` or `flush`",
    on=("call builtins.print",),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    keyword = next((each for each in node.keywords if _passes(function, each)), None)
    if keyword is not None:
        name = keyword.arg or f"**{function.module.source.segment(keyword.value)}"
        message = f"`print` takes no keyword argument `{name}` in graph code"
        yield Hit(RULE, function, keyword, message, advice="print without keyword arguments")


def _passes(function: GraphFunction, keyword: ast.keyword) -> bool:
    """Whether it surely is an argument: a ``**`` may unpack nothing."""
    value: ast.expr | None = keyword.value
    if keyword.arg is None and isinstance(value, ast.Name):
        bindings = function.bindings.get(value.id, [])
        value = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    return keyword.arg is not None or (isinstance(value, ast.Dict) and bool(value.keys))
