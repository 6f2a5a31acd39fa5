"""Methods of strings with whose results graph code computes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.strings import QUESTIONS, is_method_of_string
from msgraph_lint.compiler.calls import is_computed_with, is_condition, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

_METHODS = {name for name in dir(str) if not name.startswith("_")} - {"format", "lower", "upper"}

RULE = Rule(
    "MSG629",
    "string-method-in-graph",
    "graph code computes with what a method of a string gives",
    on=tuple(f"method {name}" for name in sorted(_METHODS)),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if _is_of_string(function, node) and not is_condition(function, node) and _is_refused(function, node):
        method = method_of(node)
        message = f"the interpreter runs `{method.attr}` of strings, outside the graph"
        advice = beforehand(function, "ask", "the answer")
        yield Hit(RULE, function, node, message, advice=advice)


def _is_of_string(function: GraphFunction, node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in _METHODS
        and is_method_of_string(function, node)
    )


def _is_refused(function: GraphFunction, node: ast.Call) -> bool:
    """MindSpore 2.0 only refuses to compute with what it gives; later ones the first of a chain.

    Of what asks for a truth value, MSG619 tells.
    """
    if function.target.has_levels and method_of(node).attr not in QUESTIONS:
        return not _is_of_string(function, method_of(node).value)
    around = function.parents[node]
    is_unpacked = isinstance(around, ast.Assign) and isinstance(around.targets[0], (ast.Tuple, ast.List))
    return is_unpacked or is_computed_with(function, node)
