"""Lambdas and nested functions of graph code that something gets which Python runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import (
    COMPILED,
    interpreted,
    is_no_builtin,
    lost_key,
    read_around,
)
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.compiler.scope import PARTIALS
from msgraph_lint.graph.created import external_name
from msgraph_lint.graph.run_by_python import is_run_by_python
from msgraph_lint.graph.shapeless import is_reached
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import FUNCTIONS
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG553",
    "function-given-to-interpreter",
    "Python gets a function that graph code makes, and cannot call it",
    on=("node Call",),
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    if not function.target.has_levels or not _gets_values(function, node):
        return
    arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
    lost = [(each, why) for each in arguments if (why := _lost(function, node, each))]
    if not lost or not is_reached(function, node):
        return
    given, why = lost[0]
    segment = function.module.source.segment
    what = "this `lambda`" if isinstance(given, ast.Lambda) else f"`{segment(given)}`"
    message = f"the interpreter runs `{segment(node.func)}`, and cannot call {what}: {why}"
    advice = "define the function in the module or as a method, or write a `for` loop instead"
    yield Hit(RULE, function, given, message, advice=advice)


def _lost(function: GraphFunction, node: ast.Call, given: ast.expr) -> str:
    """Why Python cannot call ``given``: it gets the text of a lambda, and numbers in place of other code."""
    made = _made(function, given)
    if isinstance(made, ast.Lambda):
        return _lost_lambda(function, node, made)
    is_code = (
        isinstance(made, FUNCTIONS)
        or is_builtin(function, given, *COMPILED)
        or external_name(function, given).startswith("operator.")
        or (isinstance(made, ast.Call) and external_name(function, made.func) in PARTIALS)
        or function.value(given).kind is Kind.PRIMITIVE
    )
    return "it gets a number in its place" if is_code else ""


def _made(function: GraphFunction, node: ast.expr) -> ast.AST | None:
    """What ``node`` is bound to in the function, or itself."""
    made = function.evaluation.places.reads.get(node)
    if not isinstance(made, Assigned):
        return node
    if isinstance(made.statement, FUNCTIONS):
        return made.statement
    return made.value if not made.path and not made.iterated else None


def _gets_values(function: GraphFunction, node: ast.Call) -> bool:
    """Whether Python runs ``node`` with the values of its arguments, and not by its text."""
    func = node.func
    if interpreted(function, node) is not None:
        return False  # MSG654
    if is_builtin(function, func, "map", "filter"):
        return any(function.value(each).interpreted for each in node.args[1:])
    if is_run_by_python(function, node):
        return True
    is_method = isinstance(func, ast.Attribute) and function.is_left_to_python(func.value)
    return is_method and lost_key(function, node) is None


def _lost_lambda(function: GraphFunction, node: ast.Call, made: ast.Lambda) -> str:
    if is_builtin(function, node.func, "filter"):
        return "`filter` does not take what the interpreter makes"
    name = next((each for each in read_around(made) if is_no_builtin(function, each)), None)
    if name is not None:
        return f"it finds no `{name.id}` in there"
    parameters = function.node.args
    has_others = parameters.vararg or parameters.kwarg or parameters.kwonlyargs or parameters.defaults
    return f"`{function.info.name}` has parameters with defaults" if has_others else ""
