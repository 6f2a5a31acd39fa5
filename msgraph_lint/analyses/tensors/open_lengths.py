"""Tensors of which only the run knows how long they are, and numbers that tell how long.

``x[x > 0]``, ``ops.nonzero(x)``, ``ops.unique(x)[0]``: their values decide. To the compiler the first number
of the shape is then a variable, and a loop over such a Tensor turns as often as only the run knows. Measured
on MindSpore 2.0 to 2.10.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import dtype_of
from msgraph_lint.compiler.calls import called_function
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import passed
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind

_MODULES = ("mindspore.ops", "mindspore.mint", "mindspore.numpy")
_CHOOSING = {"argwhere", "masked_select", "nonzero"}
"""Functions and methods whose one result is as long as the values say."""
_WITH_PLACES = {"unique", "unique_consecutive"}
"""Those whose first result is."""
_KEEPING = {
    "abs", "astype", "bool", "cast", "clamp", "clip", "contiguous", "copy", "exp", "float", "gelu", "half",
    "int", "leaky_relu", "log", "log_softmax", "long", "neg", "relu", "round", "sigmoid", "silu", "softmax",
    "sqrt", "square", "tanh", "to",
}  # fmt: skip
"""Methods and functions that give a Tensor of the same shape."""
_LAYERS = {
    f"mindspore.nn.{name}"
    for name in ("Dense", "Dropout", "GELU", "LayerNorm", "LeakyReLU", "ReLU", "SiLU", "Sigmoid", "Tanh")
}
"""Layers that keep the first number of the shape."""
_following = Following(most=6)
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
    return isinstance(node, ast.Call) and _is_long_result(function, node, seen)


def _is_long_result(function: GraphFunction, node: ast.Call, seen: set[object]) -> bool:
    """Whether the call gives a Tensor that is as long as the run says."""
    callee = function.value(node.func)
    if _called(function, node) in _CHOOSING:
        return _is_of_variables(function, node)
    scope = called_function(function, callee)
    if scope is not None:
        return _following.once(scope, _returns_long, otherwise=False)
    is_method = isinstance(node.func, ast.Attribute) and not isinstance(callee.function, External)
    method = node.func if is_method and isinstance(node.func, ast.Attribute) else None
    operands = [method.value, *node.args] if method is not None else node.args
    name = method.attr if method is not None else _called(function, node)
    if callee.kind is Kind.CELL:
        is_kept = isinstance(callee.cls, External) and callee.cls.name in _LAYERS
        return is_kept and any(_is_long(function, each, seen) for each in node.args[:1])
    if name in ("gather", "index_select"):
        index = next((each for each in operands[1:] if function.value(each).is_tensor), None)
        axes = [function.value(each).literal for each in operands[1:] if each is not index]
        return index is not None and axes[:1] == [0] and _is_long(function, index, seen)
    is_kept = name in _KEEPING or (method is not None and _keeps_length(function, node, name))
    return is_kept and bool(operands) and _is_long(function, operands[0], seen)


def _keeps_length(function: GraphFunction, node: ast.Call, method: str) -> bool:
    """Whether the method leaves a first number of the shape that only the run knows."""
    first = function.value(node.args[0]).literal if node.args else None
    if method in ("flatten", "ravel"):
        return not node.args and not node.keywords
    if method == "squeeze":
        return first not in (None, 0)
    return method in ("reshape", "view") and first == -1


def _returns_long(function: GraphFunction) -> bool:
    """Whether ``function`` returns one, whichever way it ends."""
    returned = [each.value for each in function.nodes(ast.Return)]
    return bool(returned) and all(each is not None and is_of_open_length(function, each) for each in returned)


def _is_given_long(function: GraphFunction, name: str) -> bool:
    """Whether a call passes one for the parameter ``name``."""
    place = function.info.positions.get(name)
    return any(
        isinstance(call.node, ast.Call)
        and (given := passed(call.node, name, place)) is not None
        and is_of_open_length(call.caller, given)
        for call in function.calls
    )


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
    if isinstance(definition, Given):
        return _following.once(function, _is_given_long, definition.name, otherwise=False)
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
