"""``with`` on an object that is no ``jit_class`` object."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.gradients import NO_GRAD
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG105",
    "with-on-plain-object",
    "`with` on an object that is no `jit_class` object",
    on=("node withitem",),
)


def check(function: GraphFunction, node: ast.withitem) -> Iterator[Hit]:
    expression = node.context_expr
    if not function.surely_compiles(expression) or not _is_plain(function, expression):
        return  # the parser takes any `with`: it is the evaluation that looks at the object
    text = function.module.source.segment(expression)
    message = f"`with {text}` does not compile: the graph language enters only objects of a `@jit_class`"
    yield Hit(RULE, function, expression, message, advice=_advice(function, expression))


def _is_plain(function: GraphFunction, expression: ast.expr) -> bool:
    value = function.value(expression)
    if isinstance(value.cls, ClassInfo) and value.kind in (Kind.OBJECT, Kind.CELL):
        cls = value.cls
        is_known = value.kind is Kind.CELL or not cls.has_unknown_base
        return is_known and not any(base.is_jit_class for base in cls.project_mro)
    if isinstance(value.cls, External) and value.kind is Kind.UNKNOWN:
        return value.cls.name in NO_GRAD or value.cls.name.startswith("contextlib.")
    if not isinstance(expression, ast.Call):
        return False
    if is_builtin(function, expression.func, "open"):
        return bool(function.calls) or function.info.name == "construct" or function.receiver is None
    return False


def _advice(function: GraphFunction, expression: ast.expr) -> str:
    made = function.value(expression).cls
    if isinstance(made, External) and made.name in NO_GRAD:
        return "use `ops.stop_gradient` on the results"
    if isinstance(made, External) and made.name == "contextlib.nullcontext":
        return "drop the `with`: it does nothing"
    if not isinstance(made, ClassInfo):
        return "enter it outside graph code"
    return "enter it outside graph code, or decorate its class with `@jit_class`"
