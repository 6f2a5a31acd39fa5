"""Functions of Python that the compiler does not know: it hands the text of the call to the interpreter.

The interpreter evaluates that text while compiling, with the names in it as they are then. So the call is
refused, or left to run time, as soon as one of the names varies, be it named for its shape only. Local names
of functions and layers, and what a comprehension or lambda in it reads of the function around, are not found.

That is so for builtins, and for functions that a module imports by name; ``math.sqrt(…)`` with its dot gets
values instead.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Iterator

from msgraph_lint.compiler.calls import (
    gets_tensor,
    is_builtin,
    is_cell_list,
    is_condition,
    is_hidden,
    is_variable_tensor,
    method_of,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.elements import is_changed_item
from msgraph_lint.values.value import Kind, Value

_BUILTINS = frozenset(dir(builtins))
_OWN_IN_2_0 = ("builtins.", "inspect.")
_INNER = (ast.GeneratorExp, ast.ListComp, ast.SetComp, ast.DictComp, ast.Lambda)
_OPERATIONS = (ast.Attribute, ast.BinOp, ast.Call, ast.Compare, ast.Subscript)
_CODE = {Kind.FUNCTION, Kind.CELL, Kind.CLASS, Kind.PRIMITIVE}
_TOLD_OF_TENSORS = {"id", "repr", "sorted"}
"""Builtins of which other rules say what becomes of Tensors, as they do of functions of modules."""
_TOLD = {
    "compile",
    "delattr",
    "dir",
    "eval",
    "exec",
    "globals",
    "input",
    "locals",
    "open",
    "setattr",
    "type",
    "vars",
}
COMPILED = ("abs", "max", "min", "pow", "round", "zip")
"""Builtins that are code of its own to the compiler, and so no values."""
_LEFT_BY_ALL = {"builtins.dict", "builtins.sorted"}
FUNCTIONS = sorted(facts(LATEST_VERSION).interpreted_functions - {f"builtins.{name}" for name in _TOLD})
"""Those of which no rule of their own tells."""


def interpreted(function: GraphFunction, node: ast.Call) -> str | None:
    """The name of the function, if it is one that the interpreter runs when it is called by a plain name."""
    if not isinstance(node.func, ast.Name):
        return None
    definition = function.resolve(node.func)
    name = definition.name if isinstance(definition, External) else f"builtins.{node.func.id}"
    is_known = isinstance(definition, External) or not is_hidden(function, node.func)
    return name if is_known and name in FUNCTIONS else None


def run_by_text(function: GraphFunction) -> frozenset[ast.AST]:
    """What Python alone computes: the operations in lambdas and comprehensions in such calls.

    The compiler parses them, too, and refuses what it does not know to be syntax.
    """
    if not function.target.has_levels:
        return frozenset()
    inner = (node for kind in _INNER for node in function.nodes(kind))
    parts = (part for node in inner if _is_in_text(function, node) for part in ast.walk(node))
    return frozenset(part for part in parts if isinstance(part, _OPERATIONS))


def _is_in_text(function: GraphFunction, node: ast.expr) -> bool:
    around = function.parents[node]
    while isinstance(around, (ast.expr, ast.keyword)) and not isinstance(around, _INNER):
        if isinstance(around, ast.Call) and interpreted(function, around) is not None:
            return True
        around = function.parents[around]
    return False


def varying_part(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """The first part of such a call that is known only when the graph runs."""
    called = interpreted(function, node)
    if called is None or _is_told(function, node, called):
        return None
    return part_in_sight(function, node)


def part_in_sight(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """The first part of a call that is run by its text, which is known only when the graph runs."""
    hidden = {id(name) for name in names_out_of_sight(function, node)}
    parts = (part for part in _read_in(function, node) if id(part) not in hidden)
    return next((part for part in parts if _varies(function.value(part))), None)


def _read_in(function: GraphFunction, node: ast.Call) -> Iterator[ast.expr]:
    """The names in the call, but for what comprehensions in it bind, and the attributes of ``self``."""
    bound = {part.id for part in ast.walk(node) if isinstance(part, ast.Name) and _is_bound(part)}
    for part in ast.walk(node):
        is_name = isinstance(part, ast.Name) and part.id not in bound
        if is_name or attribute_of(part, function.self_name) is not None:
            assert isinstance(part, ast.expr)
            yield part


def _varies(value: Value) -> bool:
    """Whether it is known only when the graph runs, or a list that grows by what is."""
    each = value.each or value
    return (value.is_variable or each.is_variable) and not is_changed_item(each)


def is_left_to_interpreter(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is such a call with a varying part; MindSpore 2.0 makes something else of most builtins."""
    if varying_part(function, node) is None or loses_name(function, node):
        return False
    called = interpreted(function, node) or ""
    return function.target.has_levels or called in _LEFT_BY_ALL or not called.startswith(_OWN_IN_2_0)


def loses_name(function: GraphFunction, node: ast.Call) -> bool:
    """Whether the interpreter does not find a name in such a call, varying or not."""
    is_text = interpreted(function, node) is not None
    return is_text and next(names_out_of_sight(function, node), None) is not None


def _is_told(function: GraphFunction, node: ast.Call, called: str) -> bool:
    module, _, name = called.rpartition(".")
    around = function.parents[node]
    if called == "builtins.reversed":
        is_counted = isinstance(around, ast.Call) and is_builtin(function, around.func, "enumerate")
        is_gone_through = isinstance(around, ast.For) and gets_tensor(function, node)
        is_of_layers = any(is_cell_list(function.value(argument)) for argument in node.args)
        if is_counted or is_gone_through or is_of_layers:
            return True
    if name in ("all", "any") and is_condition(function, node):
        return is_variable_tensor(function.value(node.args[0]))
    return (module not in ("builtins", "inspect") or name in _TOLD_OF_TENSORS) and gets_tensor(function, node)


def names_out_of_sight(function: GraphFunction, node: ast.expr) -> Iterator[ast.Name]:
    """The names in the call, or in a part of one, that the interpreter has not.

    Those of functions and layers, which are no values to it, and those that comprehensions and lambdas read:
    all local ones, those of the module where something in the call varies, so that it runs with the graph,
    and else the ones that are code to the compiler.
    """
    varies = isinstance(node, ast.Call) and function.target.has_levels and _varies_somewhere(function, node)
    yield from (
        name for name in ast.walk(node) if isinstance(name, ast.Name) and is_local_code(function, name)
    )
    for inner in ast.walk(node):
        for name in read_around(inner) if isinstance(inner, _INNER) else ():
            is_lost = varies and is_no_builtin(function, name)
            is_code = isinstance(node, ast.Call) and _is_code_of_module(function, name)
            if is_lost or is_code or function.is_local(name.id):
                yield name


def read_around(inner: ast.AST) -> Iterator[ast.Name]:
    """The names that a lambda or comprehension reads and does not bind."""
    own = {part.id for part in ast.walk(inner) if isinstance(part, ast.Name) and _is_bound(part)}
    own |= {part.arg for part in ast.walk(inner) if isinstance(part, ast.arg)}
    return (name for name in _inside(inner) if name.id not in own)


def is_no_builtin(function: GraphFunction, name: ast.Name) -> bool:
    """Whether the function or its module gives ``name`` a meaning."""
    return name.id not in _BUILTINS or is_hidden(function, name)


def _varies_somewhere(function: GraphFunction, node: ast.Call) -> bool:
    values = map(function.value, _read_in(function, node))
    return any(value.interpreted or _varies(value) for value in values)


def _is_code_of_module(function: GraphFunction, name: ast.Name) -> bool:
    """Whether it is `Tensor` by its own name, or a class of Cells or Primitives, or a Primitive."""
    value, known = function.value(name), facts(LATEST_VERSION)
    bases = value.cls.external_bases if isinstance(value.cls, ClassInfo) else [value.cls]
    outside = [base.name for base in bases if isinstance(base, External)]
    if value.kind is Kind.CLASS and any(known.is_cell(base) or known.is_primitive(base) for base in outside):
        return True
    return value.kind is Kind.PRIMITIVE or (name.id == "Tensor" and outside == ["mindspore.Tensor"])


def lost_key(function: GraphFunction, node: ast.Call) -> ast.Name | None:
    """The name in the ``key=`` of a ``sort`` of a list that the interpreter, which sorts the list, has not.

    That is a nested function, one that the compiler has itself, or what a lambda reads from around it.
    """
    key = next((each.value for each in node.keywords if each.arg == "key"), None)
    if key is None or function.value(method_of(node).value).kind is not Kind.LIST:
        return None
    if isinstance(key, ast.Lambda):
        return next(names_out_of_sight(function, key), None)
    if not isinstance(key, ast.Name):
        return None
    called = function.value(key).function
    is_nested = isinstance(called, FunctionInfo) and called.parent is not None
    is_compiled = is_builtin(function, key, *COMPILED)
    return key if is_nested or is_compiled else None


def is_local_code(function: GraphFunction, name: ast.Name) -> bool:
    """Whether the local ``name`` is a function, layer or operator, a list of them, or a part of a layer."""
    if name.id == function.self_name or not function.is_local(name.id):
        return False
    value = function.value(name)
    if isinstance(function.parents.get(name), ast.Attribute):
        return value.kind is Kind.CELL
    return any(each.kind in _CODE for each in (value, *(value.items or ())))


def _is_bound(name: ast.Name) -> bool:
    return isinstance(name.ctx, ast.Store)


def _inside(inner: ast.AST) -> Iterator[ast.Name]:
    """The names read in a scope of its own: not in what the first ``for`` goes through."""
    outside: set[int] = set()
    if not isinstance(inner, ast.Lambda):
        outside = {id(part) for part in ast.walk(inner.generators[0].iter)}  # type: ignore[attr-defined]
    for part in ast.walk(inner):
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Load) and id(part) not in outside:
            yield part
