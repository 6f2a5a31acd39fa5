"""Builtins that only the interpreter knows, called with what varies."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.crossing import is_tuple_to_interpreter
from msgraph_lint.analyses.control_flow.loops import is_reversed_loop
from msgraph_lint.analyses.python.text_calls import FUNCTIONS, is_left_to_interpreter, varying_part
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG653",
    "builtin-of-variable",
    "a builtin that graph code does not have is called with a name that varies",
    on=tuple(f"call {name}" for name in FUNCTIONS),
    sure=True,
)
_ADVICE = {
    "dict": "write a dict display, `{…}`",
    "reversed": "take `[::-1]`",
    "set": "use a tuple or list",
    "slice": "write the slice in the brackets",
}


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    part = varying_part(function, node)
    if part is None or (called_name(node) == "reversed" and is_reversed_loop(function, node)):
        return  # MSG668
    if node.args and is_tuple_to_interpreter(function, node.args[0]):
        return  # MSG255
    if is_left_to_interpreter(function, node):
        varying = function.module.source.segment(part)
        message = f"graph code has no `{called_name(node)}`: the interpreter runs it, for `{varying}` varies"
        constant = "keep the shape or number under a name of its own, and give it that"
        yield Hit(RULE, function, node, message, advice=_ADVICE.get(called_name(node), constant))
