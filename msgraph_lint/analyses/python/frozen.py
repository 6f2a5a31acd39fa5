"""Values from outside that the compiler asks for once, while it compiles: random numbers, the clock."""

from __future__ import annotations

import ast
import enum

from msgraph_lint.compiler.calls import is_builtin, is_cell_list, is_computed_with, users
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.generators import Draw
from msgraph_lint.program.definitions import External, Module
from msgraph_lint.values.value import Value

_CLOCKS = {
    f"time.{name}{unit}"
    for name in ("time", "perf_counter", "monotonic", "process_time")
    for unit in ("", "_ns")
}
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}
_PASSED_THROUGH = (
    ast.Attribute,
    ast.BinOp,
    ast.BoolOp,
    ast.Call,
    ast.Compare,
    ast.Subscript,
    ast.UnaryOp,
)
"""What belongs to the expression that the draw is in."""


class Use(enum.Enum):
    """Where a drawn value goes, as far as MindSpore 2.0 treats it differently."""

    TAKEN = "a name, a condition, a call or an index of a Tensor takes it"
    OPERAND = "an expression computes with it and with what is not known before the graph runs"
    REFUSED = "a comprehension, a slice or an index of a CellList takes it"
    OF_OBJECT = "an object made outside graph code draws it, and graph code computes with it"


def use_of_draw(function: GraphFunction, draw: Draw) -> Use | None:
    """What graph code makes of a random number that is drawn once; ``None`` where nothing is known about it.

    Its arguments are known while compiling; a comparison whose result does not depend on the draw is left
    out (``random.random() < 2``, probe b111).
    """
    if draw.is_of_unit and _is_decided(function, draw.node):
        return None
    arguments = [*draw.node.args, *(keyword.value for keyword in draw.node.keywords)]
    if not all(function.value(argument).is_constant for argument in arguments):
        return None
    return _use_of_object(function, draw) if draw.of_object else _use(function, draw.node)


def is_read_once(function: GraphFunction, node: ast.expr) -> bool:
    """Whether graph code computes with the time or a changing environment variable, which it asks for."""
    if isinstance(node, ast.Call) and _name(function, node.func) in _CLOCKS:
        is_spelled_out = isinstance(node.func, ast.Attribute)  # 2.0 computes with what `from time` brings
        return is_spelled_out and is_computed_with(function, node)
    key = _environment_key(function, node)
    return key is not None and is_computed_with(function, node) and key in _written_keys(function.module)


def _environment_key(function: GraphFunction, node: ast.expr) -> str | None:
    """The variable that ``os.environ["KEY"]``, ``os.environ.get("KEY")`` or ``os.getenv("KEY")`` reads."""
    if isinstance(node, ast.Subscript):
        return _text(node.slice) if _name(function, node.value) == "os.environ" else None
    if not isinstance(node, ast.Call):
        return None
    is_read = _name(function, node.func) in ("os.getenv", "os.environ.get")
    if is_read and isinstance(node.func, ast.Attribute) and node.args:
        return _text(node.args[0])
    return None


def _written_keys(module: Module) -> set[str | None]:
    """The environment variables that functions of ``module`` set by ``os.environ["KEY"] = …``."""
    return {
        _text(node.slice)
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(found := module.resolve(node.value), External)
        and found.name == "os.environ"
    }


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _name(function: GraphFunction, node: ast.expr) -> str | None:
    found = function.resolve(node)
    return found.name if isinstance(found, External) else None


def _is_decided(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a number between 0 and 1 is compared with one that is not."""
    around = function.parents[node]
    if not isinstance(around, ast.Compare) or len(around.ops) != 1:
        return False
    other = around.comparators[0] if around.left is node else around.left
    limit = function.value(other).literal
    return isinstance(limit, (int, float)) and not 0 < limit < 1


def _mentions_tensor(function: GraphFunction, node: ast.Call) -> bool:
    """Whether the arguments are taken from a Tensor: its shape, its rank."""
    return any(
        isinstance(part, ast.Attribute) and function.value(part.value).is_tensor
        for argument in (*node.args, *node.keywords)
        for part in ast.walk(argument)
    )


def _use(function: GraphFunction, node: ast.Call) -> Use | None:
    """The ``Use`` of a draw; ``None`` where nothing is known about it."""
    within: ast.expr = node
    of_tensor = _mentions_tensor(function, node)
    with_variable = False
    while True:
        around = function.parents[within]
        if isinstance(around, (ast.Slice, ast.ListComp)):
            return Use.REFUSED
        if isinstance(around, ast.Subscript) and around.slice is within:
            taken = _use_as_index(function.value(around.value))
            return Use.OPERAND if taken is Use.TAKEN and of_tensor else taken
        if isinstance(around, ast.keyword):
            around = function.parents[around]
        if isinstance(around, ast.Call) and around.func is not within and not _is_interpreted(around):
            return Use.OPERAND if of_tensor and _name(function, around.func) in _TENSORS else Use.TAKEN
        if isinstance(around, (ast.Assign, ast.AnnAssign, ast.Return)):
            return Use.OPERAND if with_variable or of_tensor else Use.TAKEN
        if isinstance(around, (ast.If, ast.IfExp, ast.For)):
            decides = not with_variable and within is not getattr(around, "body", None)
            is_known = function.target.has_levels or not of_tensor
            return Use.TAKEN if decides and is_known else None
        if isinstance(around, ast.BoolOp) and not isinstance(function.parents[around], (ast.If, ast.IfExp)):
            return None
        if not isinstance(around, _PASSED_THROUGH):
            return None
        with_variable = with_variable or _joins_variable(function, around, within)
        within = around


def _use_of_object(function: GraphFunction, draw: Draw) -> Use | None:
    """The ``Use`` of what an object draws: MindSpore 2.0 only hands it on to functions of its own."""
    if _mentions_tensor(function, draw.node):
        within = function.parents[draw.node]
        is_handed_on = isinstance(within, ast.Call) and _name(function, within.func) in _TENSORS
        return Use.OPERAND if is_handed_on else _unless_old(function)
    uses = {_use_of_drawn(function, user) for user in users(function, draw.node)}
    if Use.OF_OBJECT in uses:
        return Use.OF_OBJECT
    is_named = isinstance(function.parents[draw.node], ast.Assign)
    return Use.TAKEN if uses == {Use.TAKEN} and not is_named else _unless_old(function)


def _use_of_drawn(function: GraphFunction, around: ast.AST) -> Use | None:
    """What ``around``, which uses what was drawn, does with it; ``None`` where nothing is known about it."""
    if isinstance(around, ast.keyword):
        around = function.parents[around]
    if isinstance(around, (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Subscript)):
        return Use.OF_OBJECT
    if isinstance(around, ast.If):
        return Use.TAKEN
    if isinstance(around, ast.BoolOp):
        return Use.OF_OBJECT if isinstance(function.parents[around], (ast.If, ast.IfExp)) else None
    if isinstance(around, ast.Call):
        return Use.TAKEN if _takes_objects(function, around) else None
    return None


def _takes_objects(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it calls a function or class of MindSpore, a method of a Tensor, ``float`` or ``int``."""
    name = _name(function, call.func) or ""
    if name.startswith("mindspore."):
        return True
    if is_builtin(function, call.func, "float", "int") and function.surely_compiles(call):
        return True
    return isinstance(call.func, ast.Attribute) and function.value(call.func.value).is_tensor


def _unless_old(function: GraphFunction) -> Use | None:
    """Later versions compile all of it, and draw once; what MindSpore 2.0 does is not known."""
    return Use.OF_OBJECT if function.target.has_levels else None


def _joins_variable(function: GraphFunction, around: ast.expr, within: ast.expr) -> bool:
    """Whether ``around`` computes with something beside ``within`` that the compiler may not know."""
    if isinstance(around, ast.BinOp):
        operands = [around.left, around.right]
    elif isinstance(around, ast.Compare):
        operands = [around.left, *around.comparators]
    else:
        return False
    return any(not function.value(other).is_constant for other in operands if other is not within)


def _use_as_index(owner: Value) -> Use | None:
    if owner.is_tensor:
        return Use.TAKEN
    return Use.REFUSED if is_cell_list(owner) else None


def _is_interpreted(node: ast.Call) -> bool:
    """Whether the call is one of Python's own that MindSpore 2.0 leaves to the interpreter."""
    return isinstance(node.func, ast.Name) and node.func.id in ("abs", "max", "min", "sum")
