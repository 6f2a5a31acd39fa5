"""Numbers that the interpreter computes, and functions of MindSpore that keep that of the first call.

Measured with real MindSpore at LAX: what a network makes of a number that NumPy or Python found in a Tensor
is right in the first call; in later ones many functions go on with the number of the first. Operators and
slices get it anew.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.graph.interpreted import ARRAYS
from msgraph_lint.graph.varying import called, given_for
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.value import NUMBERS, Kind

_OF_SHAPE = {"dtype", "ndim", "shape", "size"}
"""What an array has that is the same in all calls of one graph."""
_LOOKED_INTO = (
    ast.BinOp, ast.IfExp, ast.List, ast.ListComp, ast.Subscript, ast.Tuple, ast.UnaryOp,
)  # fmt: skip
_MAY_BE_TENSORS = {"exponent", "input", "other", "value", "weight"}
"""Parameters for which a Tensor can stand as well, also one of the interpreter's."""
_MOST_STEPS = 20


def kept_number(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """The number that ``node`` gets from the interpreter, and goes on with in later calls."""
    return _given(function, node, {"diverges"})


def refused_number(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """The number from the interpreter with which ``node`` does not run, or not with another one later."""
    return _given(function, node, {"error", "later"})


def _given(function: GraphFunction, node: ast.Call, outcomes: set[str]) -> ast.expr | None:
    if isinstance(node.func, ast.Attribute) and function.value(node.func.value).interpreted:
        return None  # Python runs the method
    name = called(function, node.func)
    for parameter, outcome in facts(LATEST_VERSION).keeps_number(name).items():
        for number in _numbers(function, node, name, parameter) if outcome in outcomes else ():
            if outcome == "error" or _Search(function).hangs_on_tensor(number):
                return number
    return None


def _numbers(function: GraphFunction, node: ast.Call, name: str, parameter: str) -> Iterator[ast.expr]:
    """The numbers of the interpreter that ``node`` passes for ``parameter``, or for ``min`` in ``min&max``.

    There a constant is given for the other.
    """
    plain, _, other = parameter.removesuffix("[]").partition("&")
    beside = given_for(function, node, name, other) if other else None
    if other and (beside is None or function.value(beside).literal is None):
        return
    given = given_for(function, node, name, plain)
    if (
        given is None
        or isinstance(given, ast.List)
        or isinstance(given, ast.Tuple) is not parameter.endswith("[]")
    ):
        return
    for each in given.elts if isinstance(given, ast.Tuple) else [given]:
        value = function.value(each)
        may_be_number = value.kind is Kind.UNKNOWN and plain not in _MAY_BE_TENSORS
        if value.interpreted and (value.kind in NUMBERS or may_be_number):
            yield each


class _Search:
    """From an expression back to what NumPy or Python found in a Tensor."""

    def __init__(self, function: GraphFunction) -> None:
        self._function = function
        self._steps = _MOST_STEPS

    def hangs_on_tensor(self, node: ast.expr) -> bool:
        """Whether another call with Tensors of the same shapes may give another number."""
        self._steps -= 1
        if self._steps < 0:
            return False
        if isinstance(node, ast.Name):
            definition = self._function.evaluation.places.reads.get(node)
            made = definition.value if isinstance(definition, Assigned) else None
            return made is not None and self.hangs_on_tensor(made)
        if isinstance(node, ast.Attribute):
            return node.attr not in _OF_SHAPE and self.hangs_on_tensor(node.value)
        if isinstance(node, ast.Call):
            return self._is_made_of_tensor(node)
        parts = (each for each in ast.iter_child_nodes(node) if isinstance(each, ast.expr))
        return isinstance(node, _LOOKED_INTO) and any(map(self.hangs_on_tensor, parts))

    def _is_made_of_tensor(self, node: ast.Call) -> bool:
        method = node.func
        if isinstance(method, ast.Attribute):
            if method.attr in ARRAYS and is_variable_tensor(self._function.value(method.value)):
                return True
            if self.hangs_on_tensor(method.value):
                return True
        is_length = isinstance(method, ast.Name) and method.id == "len"
        return not is_length and any(map(self.hangs_on_tensor, node.args))
