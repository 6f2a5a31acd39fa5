"""What kind an argument is, and which kinds MindSpore takes for a parameter."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.mindspore_facts.interface import KINDS
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.parameters import given, parameters
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_KINDS = {
    Kind.BOOL: "bool",
    Kind.FLOAT: "float",
    Kind.INT: "int",
    Kind.LIST: "list",
    Kind.STR: "str",
    Kind.TUPLE: "tuple",
}


@dataclass(frozen=True)
class RefusedArgument:
    """An argument of a kind that is not taken."""

    node: ast.expr
    parameter: str
    kind: str
    refused: frozenset[str]
    """All kinds that the parameter does not take."""


def refused_arguments(code: PythonCode, call: Called) -> Iterator[RefusedArgument]:
    """The arguments of ``call`` whose kind MindSpore refuses, whatever their value."""
    for parameter, node, refused in _checked(code, call):
        kind = _kind_of(code, node, call) or _kind_elsewhere(code, node, call, refused)
        if kind in refused:
            yield RefusedArgument(node, parameter, kind, refused)


def _checked(code: PythonCode, call: Called) -> Iterator[tuple[str, ast.expr, frozenset[str]]]:
    """Parameter, what is given for it, and the kinds that it refuses."""
    by_parameter = code.interface.refused_kinds(call.name)
    places = parameters(code, call) if by_parameter else {}
    for parameter, refused in by_parameter.items():
        node = given(call, places, parameter)
        if node is not None:
            yield parameter, node, refused


def _kind_of(code: PythonCode, node: ast.expr, call: Called) -> str:
    """The kind of an expression; empty where the source does not show it."""
    if isinstance(node, ast.Constant):
        return "None" if node.value is None else type(node.value).__name__
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, (ast.USub, ast.UAdd)):
        return _kind_of(code, node.operand, call)
    if isinstance(node, (ast.Tuple, ast.List)):
        return type(node).__name__.lower()
    if not isinstance(node, ast.Name) or not _is_display(node.id, call.function):
        return ""  # what an attribute or a result is now, it need not be then
    return _KINDS.get(code.objects.of(node, call.function).kind, "")


def _is_display(name: str, function: FunctionInfo | None) -> bool:
    """Whether what is bound to ``name`` in ``function`` is written out."""
    bindings = function.bindings.get(name, []) if function is not None else []
    return all(isinstance(each.value, _DISPLAYS) for each in bindings)


_DISPLAYS = (ast.Constant, ast.UnaryOp, ast.BinOp, ast.Tuple, ast.List)


def _kind_elsewhere(code: PythonCode, node: ast.expr, call: Called, refused: frozenset[str]) -> str:
    """The kind that a parameter of the function has, as another call that surely is made takes no other.

    ``nn.LayerNorm(dim)`` beside ``nn.Dense(dim, dim)``: one of them fails, whatever ``dim`` is.
    """
    function = call.function
    if function is None or not isinstance(node, ast.Name) or len(refused) == len(KINDS):
        return ""
    if node.id in function.bindings or node.id not in function.parameter_names:
        return ""
    if not _surely_runs(code, call.node, function):
        return ""
    for other in code.calls_in(function):
        if other.node is call.node or not _gets(other.node, node.id):
            continue
        if not _surely_runs(code, other.node, function):
            continue
        for _, argument, others in _checked(code, other):
            taken = [kind for kind in KINDS if kind not in others]
            if isinstance(argument, ast.Name) and argument.id == node.id and len(taken) == 1:
                return taken[0] if taken[0] in refused else ""
    return ""


def _gets(call: ast.Call, name: str) -> bool:
    """Whether ``name`` is an argument of ``call``."""
    given = (*call.args, *[keyword.value for keyword in call.keywords])
    return name in [each.id for each in given if isinstance(each, ast.Name)]


def _surely_runs(code: PythonCode, node: ast.AST, function: FunctionInfo) -> bool:
    """Whether nothing decides on ``node`` but that ``function`` is called."""
    around: ast.AST | None = code.parents.get(node)
    while around is not None and around is not function.node:
        if not isinstance(around, (ast.stmt, ast.Call, ast.keyword, ast.List, ast.Tuple)):
            return False
        if isinstance(around, (ast.If, ast.For, ast.While, ast.Try, ast.With, ast.Match, ast.FunctionDef)):
            return False
        around = code.parents.get(around)
    return around is function.node
