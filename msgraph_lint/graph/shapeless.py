"""What becomes of values of the interpreter where a function, Primitive or layer of MindSpore gets them.

Such a value has no shape to the compiler (:mod:`msgraph_lint.graph.interpreted`). Most are computed with in
Python; what needs the shape while the graph is compiled fails, or makes something else of it. To MindSpore
2.0, what was computed of a shape is a row of integers.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.truth import truth
from msgraph_lint.graph.interpreted import layer_of, made_in_row
from msgraph_lint.graph.kept_numbers import refused_number
from msgraph_lint.graph.varying import called, given_for
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.texts import REPLACED, Answers
from msgraph_lint.targets import LATEST_VERSION, Outcome
from msgraph_lint.values.elements import element, is_cell_list
from msgraph_lint.values.value import Kind, Value

_LOGICAL = frozenset(
    f"mindspore.{library}.logical_{name}" for library in ("ops", "mint") for name in ("and", "or", "xor")
)


def refused_in_row(function: GraphFunction, node: ast.Call) -> str:
    """Where a layer of a list makes that of which a later one needs the shape; empty where none does."""
    cells = function.value(node.func)
    layers = cells.items or () if is_cell_list(cells) else ()
    needing = (index for index, layer in enumerate(layers) if _needs_shape(function, layer))
    return next((place for index in needing if (place := made_in_row(function, layers[:index]))), "")


def refuses(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """What only the interpreter knows, and ``node`` gives to what needs it, or its shape, to compile."""
    callee = function.value(node.func)
    if _becomes(function, callee):
        return _taken_for_integers(function, node, callee, Outcome.ERROR)
    for index, given in enumerate(node.args):
        if function.value(given).interpreted and _is_needed(function, callee, str(index or "")):
            return given
    return (
        _given_without_shape(function, node, "error")
        or refused_number(function, node)
        or _truth_values(function, node)
    )


def _truth_values(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """Truth values of the interpreter that meet those of the graph, which takes them for integers."""
    if called(function, node.func) not in _LOGICAL:
        return None
    made = [each for each in node.args if function.value(each).interpreted]
    if len(made) != 1:  # of two Python computes the result
        return None
    return made[0] if dtype_of(function, made[0]) == "bool" else None


def misunderstood(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """What only the interpreter knows, and ``node`` gives to what makes something else of it then."""
    return _given_without_shape(function, node, "diverges")


def misread(function: GraphFunction, node: ast.Call) -> ast.expr | None:
    """What the interpreter made of a shape, and ``node`` gives to a function of MindSpore 2.0.

    To the compiler of that version it is a row of integers.
    """
    return _taken_for_integers(function, node, function.value(node.func), Outcome.DIVERGES)


def _taken_for_integers(
    function: GraphFunction, node: ast.Call, callee: Value, outcome: Outcome
) -> ast.expr | None:
    if _becomes(function, callee) != outcome.value:
        return None
    return next((each for each in node.args if _is_misread(function, each)), None)


def _is_misread(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the interpreter made ``node``; a list that it made is another matter."""
    value = function.value(node)
    return bool(value.interpreted) and (isinstance(node, ast.List) or value.kind is not Kind.LIST)


def _becomes(function: GraphFunction, callee: Value) -> str:
    return facts(function.target.measured_version).takes_for_integers(_definition_of(callee))


def _definition_of(callee: Value) -> str:
    """The name of MindSpore's function, Primitive or layer."""
    if callee.kind is Kind.CELL:
        layer = layer_of(callee)
        return layer.name if layer is not None else ""
    definition = callee.cls if callee.kind is Kind.PRIMITIVE else callee.function
    return definition.name if isinstance(definition, External) else ""


def _given_without_shape(function: GraphFunction, node: ast.Call, outcome: str) -> ast.expr | None:
    if isinstance(node.func, ast.Attribute) and function.value(node.func.value).interpreted:
        return None  # Python runs the method
    name = called(function, node.func)
    said = facts(LATEST_VERSION).needs_shape(name)
    arguments = (_given_beside(function, node, name, each) for each in said if each and said[each] == outcome)
    kept = (each for each in arguments if each is not None and _is_kept_by_python(function, each))
    found = next(kept, None)
    return found if found is not None and not _is_replaced(function, name) else None


def _given_beside(function: GraphFunction, node: ast.Call, name: str, parameters: str) -> ast.expr | None:
    """What is given for the first of ``input&axis``, if the other one is given, too, and not None."""
    parameter, _, other = parameters.partition("&")
    beside = given_for(function, node, name, other) if other else None
    if other and (beside is None or function.value(beside).kind is Kind.NONE):
        return None
    return given_for(function, node, name, parameter)


def is_reached(function: GraphFunction, node: ast.expr) -> bool:
    """Whether no condition around it leaves it out; what returns before it does so now and then at most."""
    tests = [around.test for around in function.conditions_of(node)]
    is_open = any(not function.value(each).is_variable and truth(function, each) is None for each in tests)
    is_left_out = is_open and not function.assumes_reached()
    return function.is_surely_called and not is_left_out and not function.drops(node)


def _is_kept_by_python(function: GraphFunction, node: ast.expr) -> bool:
    """Whether only the interpreter knows ``node``; a tuple or list of such things is another matter."""
    if isinstance(node, (ast.Tuple, ast.List)):
        return False
    if isinstance(node, ast.Call) and is_builtin(function, node.func, "tuple", "list"):
        return False
    return bool(function.value(node).interpreted)


def _is_needed(function: GraphFunction, callee: Value, place: str) -> bool:
    """Whether the callee needs the shape of the argument at ``place``, or one of those that it may be."""
    if _needs_shape(function, callee, place):
        return True
    options = element(callee).options if is_cell_list(callee) else callee.options
    is_likely = callee.kind is Kind.CELL and any(_needs_shape(function, each, place) for each in options)
    return is_likely and function.assumes_reached()


def _needs_shape(function: GraphFunction, callee: Value, place: str = "") -> bool:
    """Whether the callee surely needs the shape of that argument; of a list of layers, one of them."""
    definition = callee.function if callee.kind is Kind.FUNCTION else callee.cls
    if isinstance(definition, ClassInfo):
        definition = layer_of(callee)
    if callee.kind is Kind.CLASS or not isinstance(definition, External):
        return False
    if callee.items is not None and is_cell_list(callee):
        return any(_needs_shape(function, each, place) for each in callee.items)
    if callee.options:
        return all(_needs_shape(function, each, place) for each in callee.options)
    is_needed = place in facts(LATEST_VERSION).needs_shape(definition.name)
    return is_needed and not _is_replaced(function, definition.name)


def _is_replaced(function: GraphFunction, name: str) -> bool:
    """Whether the project puts something else in the place of what MindSpore has: ``nn.Dense = Dense``."""
    short = name.rpartition(".")[2]
    return function.code.project.kept(Answers)(REPLACED, short, function.module.key)
