"""Hooks that the graph cannot compile: lambdas, and nested functions that read ``self`` around them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.hooks import hooks_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG264",
    "hook-refused",
    "graph code calls a Cell whose hook is a lambda, or a nested function that reads `self`",
    on=("function",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    hooks = hooks_of(function.receiver) if function.receiver is not None else []
    refused = {
        hook.attribute: "a lambda" if hook.is_lambda else "a nested function that reads `self`"
        for hook in hooks
        if not hook.is_of_items and (hook.is_lambda or hook.reads_around)
    }
    for call in function.nodes(ast.Call) if refused else ():
        name = attribute_of(call.func, function.self_name)
        if name in refused and function.surely_compiles(call):
            message = f"the hook of `self.{name}` is {refused[name]}, which does not compile"
            yield Hit(
                RULE, function, call, message, advice="make the hook a method or a function of the module"
            )
