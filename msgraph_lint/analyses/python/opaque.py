"""What MindSpore 2.0 does where graph code uses a value of an object that it does not look into.

It refuses to compute with it. As a condition, and in functions that work element by element, it is nought.
What is only handed on is Python's, so that the network cannot be exported.
"""

from __future__ import annotations

import ast
import enum

from msgraph_lint.analyses.python.text_calls import loses_name
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.compiler.truth import names_of_types
from msgraph_lint.graph.created import external_name
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.values.value import MISSING, Kind, Value


class Fate(enum.Enum):
    """What becomes of such a value."""

    REFUSED = "the network does not compile"
    LOST = "it is nought"
    KEPT = "it is Python's"


_COMPUTED = (
    ast.Assert, ast.AugAssign, ast.BinOp, ast.BoolOp, ast.FormattedValue, ast.Slice, ast.Starred, ast.UnaryOp,
    ast.comprehension,
)  # fmt: skip
_COMPREHENSIONS = {ast.GeneratorExp, ast.ListComp}
_CHOICES = (ast.If, ast.IfExp, ast.While)
_HANDED_ON = {"callable", "id", "print", "type"}
_ZEROED = {"abs", "float", "int"}
_FLOWING = {"getattr", "hasattr", "len"}
_ELEMENTWISE = {
    "abs", "add", "cast", "clamp", "clip", "clip_by_value", "cos", "div", "equal", "erf", "exp", "fill",
    "full", "full_like", "gelu", "greater", "greater_equal", "less", "less_equal", "log", "maximum",
    "minimum", "mul", "neg", "not_equal", "pow", "relu", "sigmoid", "silu", "sin", "sqrt", "square", "sub",
    "subtract", "tanh", "tensor_add", "tensor_mul", "tensor_sub",
}  # fmt: skip
"""Functions and methods that take what it is for a Tensor, of which nothing is there."""
_TRUTHLESS = {Kind.DICT, Kind.FUNCTION, Kind.LIST, Kind.OBJECT, Kind.STR, Kind.TUPLE}
"""What has no ``__bool__``, which the compiler asks for."""
_TYPES = {
    "bool": {Kind.BOOL}, "dict": {Kind.DICT}, "float": {Kind.FLOAT}, "int": {Kind.BOOL, Kind.INT},
    "list": {Kind.LIST}, "str": {Kind.STR}, "tuple": {Kind.TUPLE}, "Tensor": {Kind.PARAMETER, Kind.TENSOR},
    "Cell": {Kind.CELL},
}  # fmt: skip


def fate(function: GraphFunction, node: ast.expr) -> Fate | None:
    """What becomes of ``node``, which is such a value; ``None`` where that shows elsewhere, or not at all."""
    found = _fate(function, node) if not _is_told(function, node) else None
    if found is None or not _is_dropped(function, node):
        return found
    if isinstance(function.parents[node], ast.FormattedValue):
        return None
    return Fate.KEPT if found is Fate.LOST else found


def _is_told(function: GraphFunction, node: ast.expr) -> bool:
    """Whether rules about strings tell what a method of one gives, by the one name for it too."""
    if isinstance(node, ast.Name) and len(function.bindings.get(node.id, ())) == 1:
        definition = function.evaluation.places.reads.get(node)
        value = definition.value if isinstance(definition, Assigned) and not definition.path else None
        if isinstance(value, ast.Call):
            return _is_told(function, value)
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return _is_out_of_sight(function, node)
    owner = node.func.value
    return function.value(owner).kind is Kind.STR or (
        isinstance(owner, ast.Call) and _is_told(function, owner)
    )


def _is_out_of_sight(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it stands in a comprehension of a call that is refused for the names in it."""
    if function.info.by_type.keys().isdisjoint(_COMPREHENSIONS):
        return False
    around: ast.AST = node
    while not isinstance(around, ast.stmt):
        if isinstance(around, ast.Call) and loses_name(function, around):
            return True
        around = function.parents[around]
    return False


def _fate(function: GraphFunction, node: ast.expr) -> Fate | None:
    around = function.parents[node]
    if isinstance(around, ast.keyword):
        if around.arg is None:
            return Fate.REFUSED
        around = function.parents[around]
    if isinstance(around, ast.Call):
        return _called(function, node) if around.func is node else _passed(function, around, node)
    if isinstance(around, _CHOICES):
        return _asked(function.value(node)) if around.test is node else None
    if isinstance(around, ast.FormattedValue) and isinstance(node, ast.Name):
        return Fate.KEPT
    if isinstance(around, ast.Compare):
        return _compared(function, around)
    if isinstance(around, (ast.List, ast.Tuple)):
        return _collected(function, around)
    if isinstance(around, ast.For):
        return Fate.REFUSED if around.iter is node else None
    if isinstance(around, ast.Assign):
        return Fate.REFUSED if isinstance(around.targets[0], (ast.List, ast.Tuple)) else None
    if isinstance(around, ast.Return):
        return Fate.KEPT if function.is_entry and _is_taken_from_object(function, node) else None
    if isinstance(around, ast.Dict):
        return Fate.KEPT
    return Fate.REFUSED if isinstance(around, (*_COMPUTED, ast.Subscript)) else None


def _is_dropped(function: GraphFunction, node: ast.expr) -> bool:
    """Whether nobody reads what is computed with ``node``: it need not be right then."""
    statement = function.statement_of(node)
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    if not isinstance(target, ast.Name):
        return False
    names = (part for part in ast.walk(function.node) if isinstance(part, ast.Name))
    return not any(name.id == target.id and isinstance(name.ctx, ast.Load) for name in names)


def _asked(value: Value) -> Fate:
    """What becomes of a condition."""
    inside = value.in_python
    if inside.kind in _TRUTHLESS:
        return Fate.REFUSED
    is_false = inside.kind is Kind.NONE or (inside.literal is not MISSING and not inside.literal)
    return Fate.KEPT if is_false else Fate.LOST


def _compared(function: GraphFunction, around: ast.Compare) -> Fate | None:
    if not isinstance(around.ops[0], (ast.Is, ast.IsNot)):
        return Fate.REFUSED
    left, right = (function.value(each).in_python for each in (around.left, around.comparators[0]))
    if right.kind is Kind.NONE:
        return Fate.LOST if left.kind is Kind.NONE else Fate.KEPT
    if not isinstance(right.literal, bool):
        return None
    return Fate.LOST if left.literal is right.literal else Fate.KEPT


def _collected(function: GraphFunction, around: ast.List | ast.Tuple) -> Fate:
    user = function.parents[around]
    if isinstance(user, ast.Call) and _is_of_mindspore(function, user):
        return Fate.REFUSED
    return Fate.KEPT


def _called(function: GraphFunction, node: ast.expr) -> Fate | None:
    """What becomes of a call of it; of what that gives, the use of the call tells.

    Layers are refused, and what is not called where it is taken from its object, or by a name for that.
    """
    is_layer = function.value(node).in_python.kind is Kind.CELL
    return Fate.REFUSED if is_layer or not _is_taken_from_object(function, node) else None


def _is_taken_from_object(function: GraphFunction, node: ast.expr) -> bool:
    if isinstance(node, ast.Name) and function.is_local(node.id):
        definition = function.evaluation.places.reads.get(node)
        if not isinstance(definition, Assigned) or definition.iterated or definition.value is None:
            return False
        return not definition.path and _is_taken_from_object(function, definition.value)
    return isinstance(node, (ast.Attribute, ast.Name))


def _passed(function: GraphFunction, call: ast.Call, node: ast.expr) -> Fate | None:
    func = call.func
    if isinstance(func, ast.Name) and is_builtin(function, func, func.id):
        return _passed_to_builtin(function, call, func.id)
    callee = function.value(func)
    if is_opaque(callee) or isinstance(callee.function, FunctionInfo) or isinstance(callee.cls, ClassInfo):
        return None
    if isinstance(func, ast.Attribute):
        owner = function.value(func.value)
        if is_opaque(owner):
            return None
        if owner.kind is Kind.DICT and func.attr == "get":
            return Fate.LOST
    if not _is_of_mindspore(function, call):
        return None
    name = func.attr if isinstance(func, ast.Attribute) else external_name(function, func).rpartition(".")[2]
    if name == "Tensor" or (name in ("ones", "zeros") and node is not call.args[0]):
        return Fate.KEPT
    if name in ("cast", "fill", "full"):
        is_value = node is call.args[{"cast": 0, "full": 1}.get(name, -1)] if call.args else False
        return Fate.LOST if is_value else Fate.REFUSED
    return Fate.LOST if name in _ELEMENTWISE else Fate.REFUSED


def _is_of_mindspore(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` calls a function or layer of MindSpore's, or a method of a Tensor."""
    if isinstance(call.func, ast.Attribute) and function.value(call.func.value).is_tensor:
        return True
    return external_name(function, call.func).startswith("mindspore.")


def _passed_to_builtin(function: GraphFunction, call: ast.Call, name: str) -> Fate | None:
    if name == "isinstance":
        return Fate.LOST if _is_instance(function, call) else Fate.KEPT
    if name == "hasattr" and len(call.args) == 2:
        return Fate.LOST if _lacks(function, call) else Fate.KEPT
    if name in _FLOWING:
        return None
    if name in _HANDED_ON:
        return Fate.KEPT
    return Fate.LOST if name in _ZEROED else Fate.REFUSED


def _is_instance(function: GraphFunction, call: ast.Call) -> bool:
    """Whether Python says so, where the compiler says no."""
    value = function.value(call.args[0]).in_python
    names = names_of_types(call.args[1]) if len(call.args) == 2 else set()
    if isinstance(value.cls, ClassInfo):
        return any(each.name in names for each in value.cls.project_mro)
    return any(value.kind in _TYPES.get(each, ()) for each in names)


def _lacks(function: GraphFunction, call: ast.Call) -> bool:
    """Whether Python says that there is no such attribute, where the compiler says that there is."""
    owner, name = function.value(call.args[0]).in_python.cls, function.value(call.args[1]).literal
    return isinstance(owner, ClassInfo) and attributes_of(owner).exists(str(name)) is False
