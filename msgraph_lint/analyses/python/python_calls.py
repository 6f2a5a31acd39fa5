"""Calls of Python's own functions and classes that MindSpore 2.0 cannot compile, by what becomes of them.

Later versions call them while compiling, as long as their arguments are constant.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.python.text_calls import is_left_to_interpreter, loses_name
from msgraph_lint.compiler.calls import (
    called_name,
    gets_tensor,
    holds_tensor,
    is_builtin,
    is_cell_list,
    is_computed_with,
    is_condition,
    users,
)
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import comes_out_of_tensor
from msgraph_lint.graph.plain import plain_object
from msgraph_lint.program.definitions import External, Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind

_CLASSES = {"collections.OrderedDict", "collections.deque", "collections.Counter"}
_COPIES = {"copy.copy", "copy.deepcopy"}
_LEVELS = {"critical", "debug", "error", "exception", "info", "log", "warning"}
_NUMBERS_OF_NUMPY = {"ceil", "cos", "exp", "floor", "log", "log2", "max", "min", "prod", "sin", "sqrt", "sum"}
_ARRAYS = {"arange", "array", "eye", "full", "linspace", "ones", "tri", "zeros"}
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}


def is_refused(function: GraphFunction, node: ast.Call) -> bool:
    """Whether MindSpore 2.0 refuses the call, whatever its arguments are."""
    if is_builtin(function, node.func, "eval", "input", "open"):
        return not isinstance(function.parents[node], ast.withitem)  # by the parser, wherever it is
    if is_left_to_interpreter(function, node) or loses_name(function, node):
        return False
    return function.surely_compiles(node) and (
        _is_refused_builtin(function, node)
        or _is_refused_by_name(function, node)
        or _is_compared_text(function, node)
        or _is_refused_shape(function, node)
    )


def _is_refused_builtin(function: GraphFunction, node: ast.Call) -> bool:
    if not is_builtin(function, node.func, "dict", "reversed", "vars"):
        return False
    name, around = called_name(node), function.parents[node]
    if not node.args and (name != "dict" or not node.keywords):
        return False
    if name == "dict":
        is_asked = any(isinstance(user, ast.Subscript) for user in users(function, node))
        is_copy = bool(node.args) and function.value(node.args[0]).kind is Kind.DICT
        return isinstance(around, ast.Assign) and is_asked and not is_copy
    if name == "reversed":
        owner = node.args[0]  # of Tensors: MSG668
        is_constant = not is_cell_list(function.value(owner)) and not holds_tensor(function, owner)
        return isinstance(around, ast.For) and is_constant
    return True


def _is_refused_by_name(function: GraphFunction, node: ast.Call) -> bool:
    name = _name(function, node.func)
    module, _, member = name.rpartition(".")
    is_class = module == "itertools" or name in _CLASSES
    of_layers = any(is_cell_list(function.value(argument)) for argument in node.args)  # MSG681
    return (
        (is_class and not of_layers and plain_object(function, node) is None)
        or (module == "logging" and member in _LEVELS)
        or (name in _COPIES and bool(node.args) and not holds_tensor(function, node.args[0]))
    )


def _is_compared_text(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is ``text.upper()``, and graph code computes with it."""
    method = node.func
    return (
        isinstance(method, ast.Attribute)
        and method.attr == "upper"
        and function.value(method.value).kind is Kind.STR
        and is_computed_with(function, node)
    )


def _is_refused_shape(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is a number in ``x.reshape(math.prod(x.shape))``, which ``reshape`` takes as it is."""
    around = function.parents[node]
    method = around.func if isinstance(around, ast.Call) else None
    if not isinstance(method, ast.Attribute) or method.attr != "reshape":
        return False
    return _asks_shape(function, node) and function.value(method.value).is_tensor


def _asks_shape(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it calls ``math`` or ``functools.reduce`` with the shape of a Tensor in the arguments."""
    name = _name(function, node.func)
    is_python = name.startswith("math.") or name == "functools.reduce"
    return is_python and any(_holds_shape(function, argument) for argument in node.args)


def is_made_of_shape(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it computes with the shape of a Tensor that the arguments name: nobody knows that before."""
    is_python = _makes_number(_name(function, node.func))
    return is_python and any(_holds_shape(function, each, with_length=True) for each in node.args)


def _makes_number(name: str) -> bool:
    """Whether it is a function of ``math``, or one of NumPy that makes a number of numbers."""
    module, _, function = name.partition(".")
    return module == "math" or (module == "numpy" and function in _NUMBERS_OF_NUMPY)


def _holds_shape(function: GraphFunction, node: ast.expr, *, with_length: bool = False) -> bool:
    return any(
        (
            isinstance(part, ast.Attribute)
            and part.attr in ("shape", "size", "ndim")
            and function.value(part.value).is_tensor
        )
        or (
            with_length
            and isinstance(part, ast.Call)
            and is_builtin(function, part.func, "len")
            and any(function.value(each).is_tensor for each in part.args)
        )
        for part in ast.walk(node)
    )


def is_interpreted(function: GraphFunction, node: ast.Call) -> bool:
    """Whether only the interpreter can run the call, which graph code goes on with."""
    if is_left_to_interpreter(function, node) or loses_name(function, node):
        return False
    return _is_computed_with_tensor(function, node) or _is_interpreted_statement(function, node)


def _is_computed_with_tensor(function: GraphFunction, node: ast.Call) -> bool:
    """Whether graph code computes with the result of Python's function, together with a Tensor."""
    if not _gives_python_value(function, node):
        return False
    joins_tensor = any(_joins_tensor(function, user) for user in users(function, node))
    return joins_tensor or _is_size_of_shape(function, node)


def _gives_python_value(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it calls a function of Python that only the interpreter of MindSpore 2.0 can run."""
    if gets_tensor(function, node):
        return False
    if isinstance(node.func, ast.Name) and function.resolve(node.func) is None:
        inner = node.args[0] if node.args else None
        if node.func.id in ("list", "tuple") and isinstance(inner, ast.Call):
            return isinstance(inner.func, ast.Name) and inner.func.id in ("reversed", "sorted")
        return node.func.id in ("all", "any", "hash", "ord", "sorted") and not function.is_local(node.func.id)
    name = _name(function, node.func)
    if _makes_number(name):
        return not any(comes_out_of_tensor(function, each) for each in node.args)  # MSG603, MSG612
    return name == "functools.reduce"


def _is_size_of_shape(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is ``np.prod(x.shape)`` in ``x.reshape(int(…))``."""
    return _is_made_number(function, node) and not _is_lost_number(function, node)


def _is_made_number(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is ``np.prod(x.shape)`` in ``int(…)`` or ``float(…)``."""
    around = function.parents[node]
    is_number = isinstance(around, ast.Call) and is_builtin(function, around.func, "int", "float")
    return is_number and is_made_of_shape(function, node)


def _is_lost_number(function: GraphFunction, node: ast.Call) -> bool:
    """Whether the number made of it is 0 to whoever uses it: not where 0 cannot be, and all of it is left."""
    around = function.parents[node]
    if not isinstance(around, ast.Call):
        return False
    is_int = is_builtin(function, around.func, "int")
    return not all(
        _is_for_reshape(function, user) or (is_int and _divides(user, around))
        for user in users(function, around)
    )


def _divides(user: ast.AST, number: ast.expr) -> bool:
    return isinstance(user, ast.BinOp) and isinstance(user.op, ast.Div) and user.left is not number


def _is_for_reshape(function: GraphFunction, user: ast.AST) -> bool:
    while isinstance(user, (ast.Tuple, ast.List, ast.BinOp)):
        user = function.parents[user]
    name = user.func if isinstance(user, ast.Call) else None
    return (name.attr if isinstance(name, ast.Attribute) else "") in ("reshape", "view")


def _joins_tensor(function: GraphFunction, user: ast.AST, seen: frozenset[ast.AST] = frozenset()) -> bool:
    """Whether ``user`` computes with a Tensor, or takes an item or makes another number for that."""
    if isinstance(user, ast.Subscript):
        user = function.parents[user]
    if user in seen:  # `n = n + math.sqrt(4)` in a loop uses itself
        return False
    seen |= {user}
    if isinstance(user, ast.For) and isinstance(user.target, ast.Name):
        return any(
            _joins_tensor(function, function.parents[read], seen)
            for statement in user.body
            for read in ast.walk(statement)
            if isinstance(read, ast.Name) and read.id == user.target.id and read is not user.target
        )
    if isinstance(user, ast.BinOp):
        if any(function.value(operand).is_tensor for operand in (user.left, user.right)):
            return True
    elif not isinstance(user, ast.Call) or not is_builtin(function, user.func, "max", "min", "round"):
        return False
    return any(_joins_tensor(function, each, seen) for each in users(function, user))


def _is_interpreted_statement(function: GraphFunction, node: ast.Call) -> bool:
    """``logger.info(…)`` and ``warnings.warn(…)`` as statements, and ``x[slice(…)]``."""
    around = function.parents[node]
    if isinstance(around, ast.Expr):
        return _name(function, node.func) == "warnings.warn" or _is_logger(function, node.func)
    is_index = isinstance(around, ast.Subscript) and around.slice is node
    return is_index and is_builtin(function, node.func, "slice")


def _is_logger(function: GraphFunction, method: ast.expr) -> bool:
    """Whether it is a method of what ``logging.getLogger()`` gave."""
    if not isinstance(method, ast.Attribute) or method.attr not in _LEVELS:
        return False
    owner = function.resolve(method.value)
    value = owner.value if isinstance(owner, Variable) else None
    attribute = attribute_of(method.value, function.self_name)
    if attribute is not None and function.attributes is not None:
        bindings = function.attributes.bindings.get(attribute, [])
        value = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(value, ast.Call):
        return False
    maker = function.module.resolve(value.func)
    return isinstance(maker, External) and maker.name == "logging.getLogger"


def is_lost(function: GraphFunction, node: ast.Call) -> bool:
    """Whether MindSpore 2.0 takes the result of the call for something else, without a word."""
    around = function.parents[node]
    if is_builtin(function, node.func, "type"):
        if not isinstance(around, ast.Attribute) or around.attr != "__name__":
            return False
        is_measured = any(_is_len(user) for user in users(function, around))
        return is_measured or _is_compared(function, around, ast.Eq, ast.NotEq)
    name = _name(function, node.func)
    if name.startswith("numpy.") and name.removeprefix("numpy.") in _ARRAYS:
        is_named = isinstance(around, ast.Assign)
        has_shape = is_named and any(_holds_shape(function, argument) for argument in node.args[:1])
        return has_shape and any(_makes_tensor(function, user) for user in users(function, node))
    if name in ("os.getenv", "os.environ.get"):
        return _is_compared(function, node, ast.Is, ast.IsNot)
    if _is_made_number(function, node):
        return _is_lost_number(function, node)
    if not isinstance(around, ast.Compare):
        return False
    is_reduced = is_condition(function, around) and _asks_shape(function, node)
    return is_reduced or is_made_of_shape(function, node)


def _is_len(user: ast.AST) -> bool:
    return isinstance(user, ast.Call) and isinstance(user.func, ast.Name) and user.func.id == "len"


def _makes_tensor(function: GraphFunction, user: ast.AST) -> bool:
    return isinstance(user, ast.Call) and _name(function, user.func) in _TENSORS


def _is_compared(function: GraphFunction, node: ast.AST, *operators: type[ast.cmpop]) -> bool:
    around = function.parents[node]
    return isinstance(around, ast.Compare) and isinstance(around.ops[0], operators)


def _name(function: GraphFunction, node: ast.expr) -> str:
    found = function.resolve(node)
    return found.name if isinstance(found, External) else ""
