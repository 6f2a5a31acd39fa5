"""Random numbers of Python and NumPy in graph code: drawn once, when the graph is compiled."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.findings import Finding
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.project import External
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG711",
    "random-value-in-graph",
    "a random number of Python or NumPy is drawn once, when the graph is compiled",
)
_DRAWS = {
    *(f"random.{name}" for name in ("random", "uniform", "randint", "choice")),
    *(f"numpy.random.{name}" for name in ("rand", "randn", "randint", "uniform", "normal")),
}
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}


def check(function: GraphFunction) -> Iterator[Finding]:
    for node in function.nodes(ast.Call):
        if _name(function, node.func) in _DRAWS and _is_constant(function, node):
            text = function.module.source.segment(node.func)
            message = f"`{text}` is called once, when the graph is compiled: every call gets the same number"
            advice = "use `ops.rand`, `ops.randn` or `ops.randint`, or pass the number as an input"
            yield RULE.finding(function, node, message, advice=advice)


def _name(function: GraphFunction, node: ast.expr) -> str | None:
    found = function.resolve(node)
    return found.name if isinstance(found, External) else None


def _is_constant(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a name, a condition or a Tensor takes it: elsewhere 2.0 asks the interpreter (probe b110)."""
    arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
    if any(not function.value(argument).is_constant for argument in arguments):
        return False
    around = function.parents[node]
    if isinstance(around, ast.Compare):
        return isinstance(function.parents[around], (ast.If, ast.IfExp))
    if isinstance(around, ast.Assign):
        return True
    while isinstance(around, (ast.Attribute, ast.Call)):
        if isinstance(around, ast.Call) and _name(function, around.func) in _TENSORS:
            return True
        around = function.parents[around]
    return False
