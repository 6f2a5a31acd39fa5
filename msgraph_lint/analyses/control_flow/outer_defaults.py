"""Defaults of whole functions whose names the compiler does not find.

Python finds out a default where the function is defined. The compiler reads its expression anew, in the
function: there it knows the names of the module, and those of the function around that the body takes, too.
It knows neither what only the class body binds nor what only the function around has, and a name like the
parameter is the parameter itself.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from msgraph_lint.analyses.control_flow.nested_defaults import defaults
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.bindings import free_names
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.program.definitions import FunctionInfo, LambdaInfo
from msgraph_lint.program.syntax import walk_scope
from msgraph_lint.records import dataclass

_INNER = (ast.Lambda, ast.comprehension, ast.NamedExpr)
_PLAIN = {"property", "staticmethod", "classmethod"}


@dataclass(frozen=True)
class OuterDefault:
    """A default, and the name in it that the compiler does not find."""

    parameter: str
    node: ast.expr
    name: ast.Name
    place: str
    """What binds the name; empty where it is the parameter itself."""


def outer_defaults(function: GraphFunction) -> Iterator[OuterDefault]:
    """The defaults of ``function`` that the compiler looks for in vain."""
    info = function.info
    inner = info.parent is not None and info.parent.node in function.code.compiled
    if inner or not all(_is_plain(each) for each in info.node.decorator_list):
        return
    for parameter, _, default in defaults(info.node.args):
        if any(isinstance(part, _INNER) for part in ast.walk(default)):
            continue
        for name in ast.walk(default):
            if not isinstance(name, ast.Name):
                continue
            if name.id == parameter:
                if _is_left_out(function, parameter):
                    yield OuterDefault(parameter, default, name, "")
            elif (place := _only_place(function, name.id)) and name.id not in info.parameter_names:
                yield OuterDefault(parameter, default, name, place)


def _is_plain(decorator: ast.expr) -> bool:
    return isinstance(decorator, ast.Name) and decorator.id in _PLAIN


def _is_left_out(function: GraphFunction, parameter: str) -> bool:
    """Whether a call surely leaves the parameter to its default."""
    position = function.info.positions.get(parameter)
    return any(
        isinstance(call.node, ast.Call)
        and passing.is_omitted(call.node, parameter, position)
        and call.caller.surely_compiles(call.node)
        for call in function.calls
    )


def _only_place(function: GraphFunction, name: str) -> str:
    """The class or function that alone binds ``name``, as seen from the head of ``function``."""
    info = function.info
    bound = function.module.bound_names
    if bound is None or name in bound or hasattr(builtins, name):
        return ""
    if info.owner is not None and info.parent is None and name in _bound_in(info.owner.node):
        return f"the body of class `{info.owner.name}`"
    taken = info.expression if isinstance(info, LambdaInfo) else info.node
    if name in {each.id for each in free_names(taken)}:
        return ""
    around: FunctionInfo | None = info.around
    while around is not None:
        if name in around.parameter_names or name in around.bindings:
            return f"`{around.name}`"
        around = around.around
    return ""


def _bound_in(cls: ast.ClassDef) -> set[str]:
    """The names that assignments and definitions in the body of ``cls`` bind."""
    found: set[str] = set()
    for statement in walk_scope(cls.body):
        if isinstance(statement, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            found.add(statement.name)
        elif isinstance(statement, (ast.Assign, ast.AnnAssign)):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            parts = (part for target in targets for part in ast.walk(target))
            found |= {part.id for part in parts if isinstance(part, ast.Name)}
    return found
