"""`super().construct(x)` in a class from which another one is derived: the compiler comes back to it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.cells.superclass import mistaken
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG543",
    "super-finds-itself",
    "`super()` in a method that a derived class inherits or calls gets back to that method",
    on=("call builtins.super",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    found = mistaken(function, node)
    if found is not None and found.taken is function.info:
        message = (
            f"`super().{found.name}` gets back here without end: `self` is a `{found.receiver.name}`, and "
            f"the compiler takes what comes after that, not after `{found.owner.name}`"
        )
        yield Hit(RULE, function, node, message, advice=f"write `super({found.owner.name}, self)`")
