"""Methods that call themselves until a Tensor ends it: the compiler follows each call, and none is the last.

A method that is taken from an object is another graph at each call; a function of a module, a static method
and ``Net.method(self, x)`` are one, which may call itself. Measured on MindSpore 2.7 to 2.10; 2.0 does not
come to an end.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.control_flow.operands import is_of_tensors
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.values.value import Kind

_REPEATING = (ast.For, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def endless_call(function: GraphFunction, call: ast.Call) -> FunctionInfo | None:
    """The method that ``call`` gets to and that comes back to ``call``, whatever the compiler decides."""
    method = _method(function, call)
    if method is None or method.node.lineno > function.node.lineno:
        return None  # of methods that call each other, the last one is told
    return method if _follows(function, call) and _is_called_by(function, method) else None


def _method(function: GraphFunction, call: ast.expr) -> FunctionInfo | None:
    """The method of an object that is called."""
    if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
        return None
    if function.value(call.func.value).kind not in (Kind.CELL, Kind.OBJECT):
        return None
    found = function.value(call.func).function
    is_method = isinstance(found, FunctionInfo) and not (found.is_static or found.is_class_method)
    return found if is_method and isinstance(found, FunctionInfo) else None


def _follows(function: GraphFunction, call: ast.expr) -> bool:
    """Whether the compiler surely gets to ``call`` each time it gets to ``function``: Tensors decide."""
    around: ast.AST = call
    while around is not function.node:
        if isinstance(around, _REPEATING):
            return False
        around = function.parents[around]
    conditions: list[ast.If | ast.IfExp | ast.While] = [*function.nodes(ast.If), *function.nodes(ast.IfExp)]
    conditions += function.nodes(ast.While)
    is_open = all(is_of_tensors(function, each.test) for each in conditions)
    return is_open and function.surely_compiles(call)


def _is_called_by(function: GraphFunction, method: FunctionInfo) -> bool:
    """Whether ``method`` is the function, or gets to it through methods, and functions nested in them."""
    todo, seen = [function], {function}
    for each in todo:
        if each.info is method:
            return True
        for call in each.calls:
            is_nested = each.info.parent is not None
            is_link = call.is_sure and (is_nested or _method(call.caller, call.node) is each.info)
            if is_link and call.caller not in seen and _follows(call.caller, call.node):
                seen.add(call.caller)
                todo.append(call.caller)
    return False
