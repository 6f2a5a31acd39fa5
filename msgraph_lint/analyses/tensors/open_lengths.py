"""Tensors of which only the run knows how long they are, and numbers that tell how long.

``x[x > 0]``, ``ops.nonzero(x)``, ``ops.unique(x)[0]``: their values decide. To the compiler the first number
of the shape is then a variable, and a loop over such a Tensor turns as often as only the run knows. Measured
on MindSpore 2.0 to 2.10.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Merged, Updated
from msgraph_lint.program.definitions import External

_MODULES = ("mindspore.ops", "mindspore.mint", "mindspore.numpy")
_CHOOSING = {"argwhere", "masked_select", "nonzero"}
"""Functions and methods whose one result is as long as the values say."""
_WITH_PLACES = {"unique", "unique_consecutive"}
"""Those whose first result is."""
_KEEPING = {
    "abs", "astype", "bool", "clamp", "clip", "contiguous", "copy", "exp", "float", "half", "int", "log",
    "long", "neg", "relu", "round", "sigmoid", "sqrt", "to",
}  # fmt: skip
"""Methods that give a Tensor of the same shape."""
_MOST_STEPS = 30


def is_of_open_length(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a Tensor of which the source shows that only the run knows how long it is."""
    return function.once(_is_of_open_length, node)


def _is_of_open_length(function: GraphFunction, node: ast.expr) -> bool:
    return _is_long(function, node, set())


def is_open_number(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a number, or a comparison of one, that is computed from such a length.

    MindSpore 2.0 takes it for -1.
    """
    return function.target.version >= (2, 7) and _is_count(function, node, set())


def is_asked_for_length(function: GraphFunction, test: ast.expr) -> bool:
    """Whether ``test`` asks how long such a Tensor is, whatever the compiler makes of that."""
    return _is_count(function, test, set())


def goes_on_as_told(function: GraphFunction, iterated: ast.expr) -> bool:
    """Whether a loop over ``iterated`` turns as often as only the run knows."""
    if is_of_open_length(function, iterated):
        return True
    if not isinstance(iterated, ast.Call) or not isinstance(iterated.func, ast.Name):
        return False
    if iterated.func.id == "enumerate" and iterated.args:
        return is_of_open_length(function, iterated.args[0])
    return iterated.func.id == "range" and any(
        function.value(node).is_variable or _is_count(function, node, set()) for node in iterated.args
    )


def _is_long(function: GraphFunction, node: ast.expr, seen: set[object]) -> bool:
    if node in seen or len(seen) > _MOST_STEPS:
        return False
    seen.add(node)
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        return definition is not None and _is_bound_long(function, definition, seen)
    if isinstance(node, ast.Subscript):
        return _is_long_part(function, node, seen)
    if isinstance(node, ast.BinOp):
        return any(_is_long(function, each, seen) for each in (node.left, node.right))
    if isinstance(node, ast.UnaryOp):
        return _is_long(function, node.operand, seen)
    if isinstance(node, ast.Call):
        func = node.func
        if _called(function, node) in _CHOOSING:
            return _is_of_variables(function, node)
        is_kept = isinstance(func, ast.Attribute) and func.attr in _KEEPING
        return is_kept and isinstance(func, ast.Attribute) and _is_long(function, func.value, seen)
    return False


def _is_long_part(function: GraphFunction, node: ast.Subscript, seen: set[object]) -> bool:
    """Whether what is taken out of ``node.value`` is as long as the run says."""
    first = node.slice.elts[0] if isinstance(node.slice, ast.Tuple) and node.slice.elts else node.slice
    if isinstance(first, ast.Slice):
        return _is_long(function, node.value, seen)
    if isinstance(first, ast.Constant):
        return first.value == 0 and _is_with_places(function, node.value)
    value = function.value(first)
    if not (value.is_tensor and value.is_variable and function.value(node.value).is_tensor):
        return False
    return dtype_of(function, first) == "bool" or _is_long(function, first, seen)


def _is_bound_long(function: GraphFunction, definition: Definition, seen: set[object]) -> bool:
    if definition in seen:
        return False
    seen.add(definition)
    if isinstance(definition, Assigned):
        if definition.value is None or definition.iterated or definition.starred:
            return False
        if definition.path:
            return definition.path == (0,) and _is_with_places(function, definition.value)
        return _is_long(function, definition.value, seen)
    if isinstance(definition, Updated):
        return any(_is_bound_long(function, before, seen) for before in definition.needs)
    if isinstance(definition, Chosen):  # which of them, the parser may know
        ways = (definition.first, definition.second)
        return all(_is_bound_long(function, way, set(seen)) for way in ways)
    if isinstance(definition, Merged) and isinstance(definition.cause, (ast.For, ast.While)):
        return any(_is_bound_long(function, way, seen) for way in definition.ways)
    return False


def _called(function: GraphFunction, node: ast.Call) -> str:
    """The name of MindSpore's function, or of the method of a Tensor, that ``node`` calls."""
    callee = function.value(node.func).function
    if isinstance(callee, External):
        module, _, name = callee.name.rpartition(".")
        return name if module in _MODULES else ""
    is_method = isinstance(node.func, ast.Attribute) and function.value(node.func.value).is_tensor
    return node.func.attr if is_method and isinstance(node.func, ast.Attribute) else ""


def _is_with_places(function: GraphFunction, node: ast.expr) -> bool:
    is_call = isinstance(node, ast.Call) and _called(function, node) in _WITH_PLACES
    return is_call and isinstance(node, ast.Call) and _is_of_variables(function, node)


def _is_of_variables(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a Tensor that only the run knows decides."""
    given = [*node.args, *([node.func.value] if isinstance(node.func, ast.Attribute) else [])]
    return any(value.is_tensor and value.is_variable for value in map(function.value, given))


def _is_count(function: GraphFunction, node: ast.expr, seen: set[object]) -> bool:
    if node in seen or len(seen) > _MOST_STEPS:
        return False
    seen.add(node)
    if isinstance(node, ast.Compare):
        return any(_is_count(function, each, seen) for each in (node.left, *node.comparators))
    if isinstance(node, ast.BinOp):
        return any(_is_count(function, each, seen) for each in (node.left, node.right))
    if isinstance(node, ast.UnaryOp):
        return _is_count(function, node.operand, seen)
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        if not isinstance(definition, Assigned) or definition.value is None or definition.iterated:
            return False
        if definition.path:
            return definition.path == (0,) and _is_shape(function, definition.value)
        return not definition.starred and _is_count(function, definition.value, seen)
    if isinstance(node, ast.Subscript):
        return (
            isinstance(node.slice, ast.Constant) and node.slice.value == 0 and _is_shape(function, node.value)
        )
    if isinstance(node, ast.Attribute):
        return node.attr == "size" and is_of_open_length(function, node.value)
    if isinstance(node, ast.Call):
        func = node.func
        if isinstance(func, ast.Name) and func.id == "len" and len(node.args) == 1:
            return is_of_open_length(function, node.args[0])
        if isinstance(func, ast.Attribute) and func.attr in ("numel", "nelement"):
            return is_of_open_length(function, func.value)
    return False


def _is_shape(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is the shape of such a Tensor."""
    if isinstance(node, ast.Attribute) and node.attr == "shape":
        return is_of_open_length(function, node.value)
    return False
