"""``x.argmax()`` without an axis: the graph looks along the last one, from 2.7 on."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.least_rank import least_rank
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.python_code.receivers import receiver

_ALONG_LAST = (2, 7)
_MOST_STEPS = 4


def is_of_all(call: ast.Call) -> bool:
    """Whether no axis is given; with ``None`` for one, both modes look at all elements."""
    return not call.args and {each.arg for each in call.keywords} <= {"keepdims"}


def goes_along_last(function: GraphFunction, call: ast.Call) -> bool:
    """Whether the graph surely gives something else: of two dimensions; PyNative drops `keepdims`."""
    owner = receiver(function, call)
    if owner is None or not is_of_all(call) or function.target.version < _ALONG_LAST:
        return False
    if function.is_left_to_python(owner):
        return False
    is_kept = any(function.value(each.value).literal is True for each in call.keywords)
    return is_kept or least_rank(function, owner) > 1


def is_taken_for_number(function: GraphFunction, call: ast.Call) -> bool:
    """Whether its one value is asked for: by a condition, ``int(…)``, ``.item()``."""
    return _is_asked(function, call, _MOST_STEPS)


def _is_asked(function: GraphFunction, node: ast.expr, steps: int) -> bool:
    around = function.parents.get(node)
    if steps < 0 or around is None:
        return False
    if isinstance(around, ast.Assign):
        loads = function.evaluation.places.loads_of(node)
        return any(_is_asked(function, each, steps - 1) for each in loads)
    if isinstance(around, (ast.Compare, ast.BinOp)):
        return _is_asked(function, around, steps - 1)
    if isinstance(around, ast.UnaryOp):
        return isinstance(around.op, ast.Not) or _is_asked(function, around, steps - 1)
    if isinstance(around, (ast.If, ast.IfExp, ast.Assert)):
        return around.test is node
    if isinstance(around, ast.BoolOp):
        return around.values[-1] is not node or _is_asked(function, around, steps - 1)
    if isinstance(around, ast.Call):
        return is_builtin(function, around.func, "bool", "float", "int")
    is_item = isinstance(around, ast.Attribute) and around.attr == "item"
    return is_item and isinstance(function.parents.get(around), ast.Call)
