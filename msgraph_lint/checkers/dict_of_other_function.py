"""What the interpreter should do with a dict of another function of graph code, or an item of a container."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.crossing import BUILTINS, METHODS, is_held, is_tuple_to_interpreter
from msgraph_lint.analyses.containers.lists import DictPop, dict_pop, popped_dict
from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG255",
    "dict-of-other-function",
    "`copy`, `pop` or the like of a dict that another function passed or returned, or that a container holds",
    on=(*(f"method {name}" for name in METHODS), *(f"call builtins.{name}" for name in BUILTINS)),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if is_builtin(function, node.func, *BUILTINS):
        owner = node.args[0] if node.args else None
    else:
        owner = method_of(node).value
    if owner is not None and is_tuple_to_interpreter(function, owner) and not _is_told(function, node):
        text = function.module.source.segment(owner)
        call = function.module.source.segment(node)
        origin = ", an item" if is_held(function, owner) else " of another function"
        message = f"the interpreter gets a tuple for the dict `{text}`{origin}: `{call}` fails"
        advice = "take the items by their keys, and make a new dict of them"
        yield Hit(RULE, function, node, message, advice=advice)


def _is_told(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is a ``pop`` that no dict takes (MSG227), or one that MindSpore 2.0 runs."""
    is_pop = isinstance(node.func, ast.Attribute) and node.func.attr == "pop"
    popped = popped_dict(function, node) if is_pop else None
    if popped is not None and dict_pop(function, node, popped) is DictPop.REFUSED:
        return True
    return not function.target.has_levels and isinstance(function.parents[node], ast.Expr)
