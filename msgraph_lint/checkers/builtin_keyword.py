"""Keyword arguments of builtins that graph code has under no name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import gets_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

_NAMES = {
    "enumerate": {"iterable"},
    "int": {"base"},
    "pow": {"base", "exp"},
    "round": {"number", "ndigits"},
    "sum": {"start"},
}
"""Builtin -> its keywords: those of ``max`` and ``min`` are MSG617, the ``mod`` of ``pow`` is MSG648."""

RULE = Rule(
    "MSG685",
    "builtin-keyword",
    "a builtin gets a keyword argument that graph code does not know",
    on=tuple(f"call builtins.{name}" for name in _NAMES),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    assert isinstance(node.func, ast.Name)
    name = node.func.id
    given = next((each for each in node.keywords if each.arg in _NAMES[name]), None)
    if given is not None and not gets_tensor(function, node):
        message = f"`{name}` has no `{given.arg}=` in graph code"
        yield Hit(RULE, function, given, message, advice="give it by position")
