"""Calls in graph code by what is called: builtins, functions of libraries, methods of Tensors and Cells."""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Definition
from msgraph_lint.compiler.scope import attributes_of
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.values.value import Kind, Value


def is_builtin(function: GraphFunction, func: ast.expr, *names: str) -> bool:
    """Whether ``func`` is one of the builtins ``names``, and nothing in the project hides it."""
    return isinstance(func, ast.Name) and func.id in names and not is_hidden(function, func)


def is_hidden(function: GraphFunction, name: ast.Name) -> bool:
    """Whether ``name`` may be something else than the builtin of that name."""
    if function.binds(name.id):
        return True
    return name.id in function.module.defined_names or function.resolve(name) is not None


def called_name(node: ast.Call) -> str:
    """``print`` in ``print(x)``, for a call that is known to be of a name."""
    assert isinstance(node.func, ast.Name)
    return node.func.id


def method_of(node: ast.Call) -> ast.Attribute:
    """``owner.name`` in ``owner.name(x)``, for a call that is known to be of a method."""
    assert isinstance(node.func, ast.Attribute)
    return node.func


def name_in_library(function: GraphFunction, node: ast.Call) -> str:
    """The name below the library whose function is known to be called: ``sqrt``, ``linalg.norm``."""
    definition = function.resolve(node.func)
    assert isinstance(definition, External)
    return definition.name.partition(".")[2]


def is_method_of_cell(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a method is called that a Cell inherits from ``nn.Cell`` itself: the project defines none."""
    method = method_of(node)
    if isinstance(method.value, ast.Call):
        return False  # super(): what it leads to is in graph code itself, or not seen
    return is_inherited(function.value(method.value), method.attr)


def is_inherited(owner: Value, name: str) -> bool:
    """Whether ``name`` of the Cell ``owner`` surely is what ``nn.Cell`` defines."""
    if owner.kind is not Kind.CELL:
        return False
    if not isinstance(owner.cls, ClassInfo):
        return owner.cls is not None
    attributes = attributes_of(owner.cls)
    return (
        not owner.cls.has_unknown_base and owner.cls.method(name) is None and name not in attributes.bindings
    )


def holds_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` surely is a variable Tensor, or a list or tuple that shows one."""
    return _shows_tensor(function.value(node))


def _shows_tensor(value: Value) -> bool:
    return is_variable_tensor(value) or any(is_variable_tensor(item) for item in value.items or ())


def copies_tensor(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a call of the module `copy` surely gets a variable Tensor, or a container that shows one."""
    values = list(function.passed(node))
    parts = [part for value in values for _, part in value.entries]
    return any(map(_shows_tensor, [*values, *parts]))


OUTSIDE_GRAPH = {
    "data_ptr", "device", "flush_from_cache", "from_numpy", "get_bytes", "has_init", "is_contiguous",
    "is_shared", "requires_grad_", "set_", "set_dtype", "set_init_flag", "storage",
    "storage_offset", "stride", "untyped_storage",
}  # fmt: skip
"""What Tensors have, and graph code does not know."""


def is_variable_tensor(value: Value) -> bool:
    """Whether it surely is a Tensor that is not known before the graph runs."""
    return value.kind is Kind.TENSOR and value.is_variable


def is_tensor_of_graph(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it surely is a variable Tensor, and none of the interpreter, whose methods Python runs."""
    return is_variable_tensor(function.value(node)) and not function.is_left_to_python(node)


def gets_tensor(function: GraphFunction, node: ast.Call) -> bool:
    """Whether an argument of the call surely is a variable Tensor, or a list or tuple that shows one."""
    return any(_shows_tensor(value) for value in function.passed(node))


def goes_through_tensors(function: GraphFunction, node: ast.Call) -> bool:
    """Whether the call surely gets a variable Tensor, however deep in lists."""
    return any(_is_made_of_tensors(value) for value in function.passed(node))


def _is_made_of_tensors(value: Value) -> bool:
    parts = (*(value.items or ()), *((value.each,) if value.each is not None else ()))
    return is_variable_tensor(value) or any(map(_is_made_of_tensors, parts))


class Use(enum.Enum):
    """What becomes of a NumPy array, as far as MindSpore 2.0 treats it differently."""

    HANDED_ON = "it is bound to a name, returned, or an argument of a call"
    COMPUTED = "graph code itself computes with it"
    COMPUTED_LATER = "graph code computes with what a call makes of it"


def use_of_array(function: GraphFunction, node: ast.Call) -> Use | None:
    """What graph code makes of the NumPy array that ``x.asnumpy()`` or ``x.numpy()`` makes of a Tensor."""
    owner = function.value(method_of(node).value)
    if is_variable_tensor(owner):
        return _use(function, node)
    return Use.HANDED_ON if owner.kind is Kind.TENSOR and _is_fetched(function, node) else None


def _is_fetched(function: GraphFunction, node: ast.Call) -> bool:
    """Whether only the interpreter can make the array of a Tensor that the compiler knows.

    MindSpore 2.0 knows such arrays, too, where it hands them on to functions.
    """
    around = function.parents[node]
    while isinstance(around, (ast.Tuple, ast.List)):
        around = function.parents[around]
    return function.target.has_levels or isinstance(around, (ast.Return, ast.Expr))


def _use(function: GraphFunction, node: ast.expr) -> Use:
    within: ast.AST = node
    in_call = computed = False
    while True:
        parent = function.parents[within]
        if isinstance(parent, ast.Call):
            in_call, computed = True, False
        elif isinstance(parent, (ast.BinOp, ast.UnaryOp, ast.Compare, ast.Subscript)):
            computed = True
        elif isinstance(parent, ast.Attribute):
            computed = computed or not isinstance(function.parents[parent], ast.Call)
        elif isinstance(parent, ast.For):
            computed = parent.iter is within
        if isinstance(parent, ast.stmt):
            break
        within = parent
    if not computed:
        return Use.HANDED_ON
    return Use.COMPUTED_LATER if in_call else Use.COMPUTED


def calls_class_method(function: GraphFunction, node: ast.Call) -> bool:
    """Whether ``node`` calls a class method of the project."""
    if not isinstance(node.func, ast.Attribute) or isinstance(node.func.value, ast.Call):
        return False
    owner = function.value(node.func.value)
    if isinstance(owner.cls, ClassInfo) and owner.kind in (Kind.CELL, Kind.CLASS, Kind.OBJECT):
        method = owner.cls.method(node.func.attr)
        return method is not None and method.is_class_method
    return False


def is_cell_list(value: Value) -> bool:
    """Whether it surely is an ``nn.CellList``."""
    return value.kind is Kind.CELL and value.cls == External("mindspore.nn.CellList")


def is_condition(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is the whole condition of an ``if`` statement."""
    parent = function.parents.get(node)
    return isinstance(parent, ast.If) and parent.test is node


def is_tensor_input(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a parameter of an entry that is a Tensor and never bound anew."""
    if not isinstance(node, ast.Name) or node.id not in function.parameter_names:
        return False
    is_input = function.is_entry and not function.calls and node.id not in function.bindings
    return is_input and is_variable_tensor(function.value(node))


def is_computed_with(function: GraphFunction, node: ast.expr) -> bool:
    """Whether graph code computes with ``node``, compares it, or takes an item of it."""
    return any(
        isinstance(around, (ast.BinOp, ast.Compare))
        or (isinstance(around, ast.UnaryOp) and isinstance(around.op, ast.Not))
        or (isinstance(around, (ast.Subscript, ast.For)) and getattr(around, "target", None) is not node)
        for around in users(function, node)
    )


def users(function: GraphFunction, node: ast.expr) -> Iterator[ast.AST]:
    """The nodes right around ``node``, or around the reads of the name that it alone is bound to."""
    around = function.parents[node]
    target = around.targets[0] if isinstance(around, ast.Assign) and len(around.targets) == 1 else None
    if not isinstance(target, ast.Name):
        yield around
    elif len(function.bindings.get(target.id, ())) == 1:
        for read in function.named(target.id):
            if read is not target:
                yield function.parents[read]


def is_unused(function: GraphFunction, node: ast.expr) -> bool:
    """Whether nothing reads what ``node`` gives: it stands alone, or is bound to names that nothing reads."""
    around = function.parents[node]
    return isinstance(around, ast.Expr) or (isinstance(around, ast.Assign) and is_unread(function, node))


def is_unread(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the statement of ``node`` only binds names that nothing reads until they are bound anew."""
    statement = function.statement_of(node)
    if not isinstance(statement, ast.Assign):
        return False
    bound = [each for target in statement.targets for each in ast.walk(target) if isinstance(each, ast.expr)]
    if not all(isinstance(each, (ast.Name, ast.Tuple, ast.List)) for each in bound):
        return False
    seen = function.evaluation.places.reads
    names = [each for each in bound if isinstance(each, ast.Name)]
    inside = any(
        isinstance(each.ctx, ast.Load) and each not in seen
        for name in names
        for each in function.named(name.id)
    )
    return not inside and not any(seen.get(name) in function.once(read_definitions) for name in names)


def read_definitions(function: GraphFunction) -> set[Definition | None]:
    """The definitions that something reads; None, too."""
    seen = function.evaluation.places.reads
    found: set[Definition | None] = {None}
    waiting = [seen[name] for name in seen if isinstance(getattr(name, "ctx", None), ast.Load)]
    while waiting:
        definition = waiting.pop()
        if definition not in found:
            found.add(definition)
            waiting += definition.needs
    return found


_OPERATORS = {"mindspore.ops", "mindspore.mint", "mindspore.numpy"}
_JOINING = {"cat", "concat", "concatenate", "column_stack", "dstack", "hstack", "stack", "vstack"}


def joined_by(function: GraphFunction, node: ast.AST | None) -> ast.expr | None:
    """The sequence of Tensors of which ``node`` makes one Tensor; ``None`` if it does no such thing."""
    if not isinstance(node, ast.Call) or not node.args:
        return None
    found = function.resolve(node.func)
    home, _, name = found.name.rpartition(".") if isinstance(found, External) else ("", "", "")
    return node.args[0] if home in _OPERATORS and name in _JOINING else None


def called_function(function: GraphFunction, callee: Value) -> GraphFunction | None:
    """The function of the project that a call of ``callee`` leads to."""
    info: FunctionInfo | None = None
    receiver = callee.receiver
    if isinstance(callee.cls, ClassInfo) and callee.kind is Kind.CELL:
        info, receiver = callee.cls.method("construct"), callee.cls
    elif isinstance(callee.function, FunctionInfo):
        info = callee.function
    scope = function.code.scope_of(info, receiver) if info is not None else None
    return scope if isinstance(scope, GraphFunction) else None
