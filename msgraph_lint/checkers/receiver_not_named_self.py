"""A method whose first parameter is not called ``self``."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG407",
    "receiver-not-named-self",
    "a method of a Cell whose first parameter is not named `self`",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    name = function.self_name
    if name in (None, "self") or function.info.parent is not None:
        return
    if function.receiver is None or not function.receiver.is_cell or function.node.decorator_list:
        return
    positional = [*function.node.args.posonlyargs, *function.node.args.args]
    message = f"the compiler knows the receiver only by the name `self`, not `{name}`"
    yield Hit(RULE, function, positional[0], message, advice=f"rename `{name}` to `self`")
