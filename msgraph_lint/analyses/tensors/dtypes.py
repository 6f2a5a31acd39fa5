"""The dtype of a Tensor, where the source shows it: casts, ``dtype=`` arguments, comparisons, call sites."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, scope_of
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import NUMBERS, Kind

FLOATS = {"float16", "bfloat16", "float32", "float64"}
INTEGERS = {"int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64"}
_DTYPES = {"bool", *FLOATS, *INTEGERS}
_ALIASES = {"bool_": "bool", "half": "float16", "float": "float32", "double": "float64"}
_CASTS = {**_ALIASES, "int": "int32", "long": "int64", "bool": "bool"}
_VIEWS = {
    "reshape", "view", "transpose", "permute", "swapaxes", "expand_dims", "squeeze", "unsqueeze", "flatten",
    "broadcast_to", "tile", "repeat", "copy", "contiguous", "clone",
}  # fmt: skip
_TRUTHS = {
    "all", "any", "eq", "equal", "ge", "greater", "greater_equal", "gt", "isclose", "isfinite", "isinf",
    "isnan", "le", "less", "less_equal", "logical_and", "logical_not", "logical_or", "logical_xor", "lt",
    "ne", "not_equal",
}  # fmt: skip
"""Functions, and methods, that give truth values."""
_PICKING = {"max", "min"}
"""Methods that, without arguments, give the dtype of the Tensor."""
_KEEPING = {
    "abs", "ceil", "clamp", "clip", "cumsum", "floor", "masked_fill", "neg", "relu", "round", "sign",
    "square", "tril", "triu", "trunc",
}  # fmt: skip
"""Functions, and methods, that give the dtype of their first argument."""
_PLACES = {
    "argmax": "int64", "argmin": "int32", "argsort": "int32", "nonzero": "int64", "searchsorted": "int64",
    "randint": "int64", "multinomial": "int32",
}  # fmt: skip
"""Functions, and methods, that give places, whatever they are called with."""
_WITH_PLACES = {"topk": "int32", "sort": "int32"}
"""Those that give values and places."""
_RANDOM = {"rand", "randn", "rand_like", "randn_like", "linspace"}
_SUMMING = {"mean", "sum"}
"""Those that do so for floats."""
_OF_NUMBERS = {Kind.BOOL: "bool", Kind.INT: "int64", Kind.FLOAT: "float32"}
"""Kind of the numbers that a Tensor is made of -> its dtype; of several the last one counts."""
_NUMBERS = [*_OF_NUMBERS]
_OF_ARRAYS = {
    "array": 1, "asarray": 1, "empty": 1, "full": 2, "ones": 1, "zeros": 1, "random.rand": None,
    "random.randn": None, "random.random": None,
}  # fmt: skip
"""Functions of NumPy -> the position of the dtype, if they take one."""
_DOUBLE = {"empty", "ones", "zeros", "random.rand", "random.randn", "random.random"}
"""Those that give double precision if nothing is said."""
_MADE = {"zeros", "ones"}
_MADE_LIKE = {"zeros_like", "ones_like"}
_LIBRARIES = ("mindspore.ops.", "mindspore.mint.")
WRAPPERS = {"mindspore.Tensor", "mindspore.tensor", "mindspore.Parameter"}
"""What makes a Tensor of its first argument."""
_CAST_FUNCTIONS = {"mindspore.ops.cast", "mindspore.ops.Cast"}
_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div)
_MOST_STEPS = 6


def dtype_of(scope: Scope, node: ast.expr, steps: int = _MOST_STEPS) -> str | None:
    """The dtype of the Tensor ``node``, such as ``float16``; ``None`` when the source does not show it."""
    if steps == 0:
        return None
    key = (node.id if isinstance(node, ast.Name) else node, steps)
    return scope.dtypes.of(key, lambda: (_dtype_of(scope, node, steps - 1),))[0]


def _dtype_of(scope: Scope, node: ast.expr, steps: int) -> str | None:
    if isinstance(node, ast.Name):
        return _of_name(scope, node.id, steps)
    if isinstance(node, ast.Attribute):
        name = attribute_of(node, scope.self_name)
        if name is not None:
            return _only(_of_attribute(scope, name, steps))
        return dtype_of(scope, node.value, steps) if node.attr == "T" else None
    if isinstance(node, ast.Subscript):
        if scope.value(node.value).is_tensor:
            return dtype_of(scope, node.value, steps)
        return _of_item(scope, node.value, scope.value(node.slice).literal, steps)
    if isinstance(node, ast.Call):
        return _of_call(scope, node, steps)
    if isinstance(node, ast.BinOp):
        return promoted(node.op, _operand(scope, node.left, steps), _operand(scope, node.right, steps))
    if isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
        return dtype_of(scope, node.operand, steps)
    if isinstance(node, ast.Compare) and scope.value(node).is_tensor:
        return "bool"
    return None


def _of_item(scope: Scope, node: ast.expr, place: object, steps: int) -> str | None:
    """The dtype of an item of what ``topk`` or ``sort`` gives."""
    if not isinstance(node, ast.Call) or place not in (0, 1):
        return None
    name, first = operator_called(scope, node)
    if name not in _WITH_PLACES or first is None:
        return None
    return _WITH_PLACES[name] if place == 1 else dtype_of(scope, first, steps)


def is_cast(node: ast.Call) -> bool:
    """Whether ``node`` calls ``x.int()``, ``x.astype(…)``, ``ops.cast(x, …)`` or the like."""
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return name in {*_CASTS, "astype", "cast", "to", "type"}


def gives_places(scope: Scope, node: ast.Call) -> bool:
    """Whether ``node`` calls ``argmax``, ``topk`` or the like."""
    return operator_called(scope, node)[0] in {*_PLACES, *_WITH_PLACES}


def operator_called(scope: Scope, node: ast.Call) -> tuple[str, ast.expr | None]:
    """The function of ``mindspore.ops`` or method of a Tensor that ``node`` calls, and the Tensor it gets."""
    found = scope.value(node.func).function
    if isinstance(found, External):
        library = next((each for each in _LIBRARIES if found.name.startswith(each)), None)
        name = found.name.removeprefix(library) if library is not None else ""
        return name, node.args[0] if node.args else None
    if isinstance(node.func, ast.Attribute) and scope.value(node.func.value).is_tensor:
        return node.func.attr, node.func.value
    return "", None


def _of_numbers(scope: Scope, node: ast.expr) -> str | None:
    """The dtype of a Tensor of ``node``, numbers as they stand in the source."""
    kinds = set[Kind]()
    todo = [node]
    for each in todo:
        if isinstance(each, (ast.List, ast.Tuple)):
            todo += each.elts
        else:
            kinds.add(scope.value(each).kind)
    return _OF_NUMBERS[max(kinds, key=_NUMBERS.index)] if kinds and kinds <= _OF_NUMBERS.keys() else None


def _only(found: Iterator[str | None]) -> str | None:
    """The one dtype that all of ``found`` are."""
    only = next(found, None)
    return only if only is not None and all(dtype == only for dtype in found) else None


def _of_name(scope: Scope, name: str, steps: int) -> str | None:
    """The dtype that every binding of the local ``name`` gives it."""
    if not scope.is_local(name):
        return None
    dtype = _only(_of_bindings(scope, name, steps))
    updates = (b.statement for b in scope.bindings.get(name, ()) if Scope.is_self_update(name, b))
    if dtype is None or any(after_update(scope, node, name, dtype, steps) != dtype for node in updates):
        return None
    return dtype


def operand_dtype(scope: Scope, node: ast.expr) -> str | None:
    """The dtype of a Tensor; ``int`` or ``float`` for a Python number; ``None`` where unknown."""
    kind = scope.value(node).kind
    if kind is Kind.FLOAT:
        return "float"
    return _operand(scope, node, _MOST_STEPS) if kind is not Kind.NUMBER else None


def dtype_of_parameter(function: GraphFunction, name: str) -> str | None:
    """The dtype that every call gives the parameter ``name``."""
    return _only(_of_parameter(function, name, _MOST_STEPS))


def after_update(scope: Scope, node: ast.AST, name: str, before: str, steps: int = _MOST_STEPS) -> str | None:
    """The dtype of ``name`` after ``name = name + x`` or ``name += x``, when it was ``before``."""
    if isinstance(node, ast.AugAssign):
        return promoted(node.op, before, _operand(scope, node.value, steps))
    value = node.value if isinstance(node, ast.Assign) else node
    if isinstance(value, ast.BinOp):
        sides = [
            before if isinstance(side, ast.Name) and side.id == name else _operand(scope, side, steps)
            for side in (value.left, value.right)
        ]
        return promoted(value.op, *sides)
    return None


def _of_bindings(scope: Scope, name: str, steps: int) -> Iterator[str | None]:
    if name in scope.parameter_names:
        yield _only(_of_parameter(scope, name, steps)) if isinstance(scope, GraphFunction) else None
    for binding in scope.bindings.get(name, ()):
        if Scope.is_self_update(name, binding) or _is_view(name, binding.value):
            continue
        whole = binding.item is None and not binding.iterated
        again = binding.value is not None and any(
            isinstance(part, ast.Name) and part.id == name for part in ast.walk(binding.value)
        )
        yield dtype_of(scope, binding.value, 1 if again else steps) if whole and binding.value else None


_CLASSES = {"bool": "bool", **dict.fromkeys(INTEGERS, "int"), **dict.fromkeys(FLOATS, "float")}
ANY_CLASS = frozenset({"bool", "int", "float"})
_OF_FLOATS = {
    "batch_norm", "cdist", "conv2d", "cos", "cosine_similarity", "cross_entropy", "dropout", "elu", "erf",
    "exp", "gelu", "hardsigmoid", "hardswish", "layer_norm", "leaky_relu", "log", "log1p", "log2",
    "log_softmax", "mish", "norm", "rsqrt", "selu", "sigmoid", "silu", "sin", "softmax", "softplus",
    "std", "tanh", "var",
}  # fmt: skip
"""Functions, and methods, that take and give floats alone."""
_COUNTING = {"mean", "sum", "prod"}
"""Those that never give truth values."""
_FLOAT_ONLY = frozenset({"float"})
_NUMBERS_ONLY = frozenset({"int", "float"})
_FLOAT_LAYERS = re.compile(
    r"mindspore\.(nn|mint\.nn)\.(Dense|Linear|Conv|LayerNorm|GroupNorm|BatchNorm|InstanceNorm|RMSNorm|GELU|SiLU|"
    r"Sigmoid|Softmax|LogSoftmax|Tanh|LSTM|GRU|Embedding|AvgPool|AdaptiveAvgPool|.*Loss)"
)


def classes_of(scope: Scope, node: ast.expr, steps: int = _MOST_STEPS) -> frozenset[str]:
    """What the dtype of the Tensor ``node`` may be: ``bool``, ``int``, ``float``."""
    dtype = dtype_of(scope, node, steps)
    if dtype is not None:
        return frozenset({_CLASSES[dtype]})
    return _classes_of(scope, node, steps - 1) if steps else ANY_CLASS


def _classes_of(scope: Scope, node: ast.expr, steps: int) -> frozenset[str]:
    if isinstance(node, ast.Name):
        return _classes_of_name(scope, node.id, steps)
    if isinstance(node, ast.BinOp) and isinstance(node.op, (*_ARITHMETIC, ast.Pow)):
        sides = [_classes_of_operand(scope, each, steps) for each in (node.left, node.right)]
        if _FLOAT_ONLY in sides:
            return _FLOAT_ONLY
        is_counted = any(scope.value(each).kind in NUMBERS for each in (node.left, node.right)) or any(
            "bool" not in side for side in sides
        )
        return (sides[0] | sides[1]) - {"bool"} if is_counted else ANY_CLASS
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return classes_of(scope, node.operand, steps) - {"bool"}
    if isinstance(node, ast.Subscript) and scope.value(node.value).is_tensor:
        return classes_of(scope, node.value, steps)
    if isinstance(node, ast.Call):
        callee = scope.value(node.func)
        if callee.kind is Kind.CELL and isinstance(callee.cls, External):
            return _FLOAT_ONLY if _FLOAT_LAYERS.match(callee.cls.name) else ANY_CLASS
        name, first = operator_called(scope, node)
        if name in _OF_FLOATS:
            return _FLOAT_ONLY
        if name in _COUNTING and not any(each.arg == "dtype" for each in node.keywords):
            summed = classes_of(scope, first, steps) if first is not None else ANY_CLASS
            return summed if summed == _FLOAT_ONLY else _NUMBERS_ONLY
        if first is not None and (name in _KEEPING or name in _VIEWS):
            return classes_of(scope, first, steps)
    return ANY_CLASS


def _classes_of_operand(scope: Scope, node: ast.expr, steps: int) -> frozenset[str]:
    kind = scope.value(node).kind
    if kind is Kind.FLOAT:
        return _FLOAT_ONLY
    if kind in NUMBERS:
        return frozenset({"int"}) if kind in (Kind.INT, Kind.BOOL) else ANY_CLASS
    return classes_of(scope, node, steps) if scope.value(node).is_tensor else ANY_CLASS


def _classes_of_name(scope: Scope, name: str, steps: int) -> frozenset[str]:
    bindings = scope.bindings.get(name, ())
    is_given = name in scope.parameter_names and all(Scope.is_self_update(name, each) for each in bindings)
    if is_given and isinstance(scope, GraphFunction):
        return scope.once(_classes_by_uses, name)
    if not scope.is_local(name) or name in scope.parameter_names or not bindings:
        return ANY_CLASS
    found = frozenset[str]()
    for binding in bindings:
        if Scope.is_self_update(name, binding) or binding.value is None or binding.item is not None:
            return ANY_CLASS
        found |= ANY_CLASS if binding.iterated else classes_of(scope, binding.value, steps)
    return found


def _classes_by_uses(function: GraphFunction, name: str) -> frozenset[str]:
    """What the dtype of the parameter may be, by what the function does with it."""
    found = ANY_CLASS
    for read in function.named(name):
        around = function.parents[read]
        if isinstance(around, ast.Call) and around.args[:1] == [read] and _takes_floats(function, around):
            return _FLOAT_ONLY
        if isinstance(around, ast.Attribute) and around.attr in _OF_FLOATS and function.value(read).is_tensor:
            return _FLOAT_ONLY
        if _is_compared_with_number(function, around):
            found = _NUMBERS_ONLY
    return found


def _takes_floats(function: GraphFunction, call: ast.Call) -> bool:
    callee = function.value(call.func)
    if callee.kind is Kind.CELL and isinstance(callee.cls, External):
        return bool(_FLOAT_LAYERS.match(callee.cls.name)) and not callee.cls.name.endswith("Embedding")
    return isinstance(callee.function, External) and operator_called(function, call)[0] in _OF_FLOATS


def _is_compared_with_number(function: GraphFunction, node: ast.AST) -> bool:
    is_order = isinstance(node, ast.Compare) and isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))
    sides = (node.left, *node.comparators) if isinstance(node, ast.Compare) and is_order else ()
    return any(function.value(each).kind in NUMBERS for each in sides)


def _is_view(name: str, node: ast.expr | None) -> bool:
    """Whether ``node`` is ``name`` in another shape."""
    while isinstance(node, (ast.Call, ast.Subscript)):
        if isinstance(node, ast.Subscript):
            node = node.value
        elif isinstance(node.func, ast.Attribute) and node.func.attr in _VIEWS:
            node = node.func.value
        else:
            return False
    return isinstance(node, ast.Name) and node.id == name


def _of_parameter(function: GraphFunction, name: str, steps: int) -> Iterator[str | None]:
    for scope, argument in function.arguments(name):
        yield dtype_of(scope, argument, steps) if argument is not None else None


def _of_attribute(scope: Scope, name: str, steps: int) -> Iterator[str | None]:
    if scope.attributes is not None:
        for binding in scope.attributes.effective_bindings(name):
            whole = binding.value is not None and binding.item is None
            yield dtype_of(scope_of(binding), binding.value, steps) if whole and binding.value else None


def _of_call(scope: Scope, node: ast.Call, steps: int) -> str | None:
    callee = scope.value(node.func)
    definition = callee.cls if callee.kind in (Kind.CLASS, Kind.PRIMITIVE) else callee.function
    if isinstance(definition, FunctionInfo):
        returned = [part.value for part in definition.nodes_of(ast.Return)]
        only = returned[0] if len(returned) == 1 else None
        return dtype_of(Scope(definition, definition.owner), only, steps) if only is not None else None
    if isinstance(definition, External):
        return _of_external(scope, node, definition.name, steps)
    if not isinstance(node.func, ast.Attribute):
        return None
    method, owner = node.func.attr, node.func.value
    if method == "astype" and node.args:
        return _named(scope, node.args[0], steps)
    if not scope.value(owner).is_tensor:
        return None
    if method in _CASTS and not node.args:
        return _CASTS[method]
    if method in ("to", "type") and len(node.args) == 1:
        to = node.args[0]
        is_place = isinstance(to, ast.Attribute) and to.attr == "device"
        return dtype_of(scope, owner, steps) if is_place else _named(scope, to, steps)
    if method in _TRUTHS:
        return "bool"
    if method in _PLACES:
        return _PLACES[method]
    if method in _VIEWS or method in _KEEPING or (method in _PICKING and not node.args and not node.keywords):
        return dtype_of(scope, owner, steps)
    if method in _SUMMING and len(node.args) < 2 and not any(kw.arg == "dtype" for kw in node.keywords):
        dtype = dtype_of(scope, owner, steps)
        return dtype if dtype in FLOATS else None
    return None


def _of_external(scope: Scope, node: ast.Call, name: str, steps: int) -> str | None:
    if not passing.is_shown(node):
        return None
    keywords, args = passing.keywords(node), passing.positional(node)
    second = args[1] if len(args) > 1 else None
    if name in _CAST_FUNCTIONS:
        given = keywords.get("dtype", second)
        return _named(scope, given, steps) if given is not None else None
    if name in WRAPPERS:
        given = keywords.get("dtype", second if name != "mindspore.Parameter" else None)
        if given is not None:
            return _named(scope, given, steps)
        return (dtype_of(scope, args[0], steps) or _of_numbers(scope, args[0])) if args else None
    if name.startswith("numpy."):
        return _of_array(scope, node, name.removeprefix("numpy."), steps)
    library, short = next(
        ((lib, name.removeprefix(lib)) for lib in _LIBRARIES if name.startswith(lib)), ("", "")
    )
    if not library or short in _TRUTHS:
        return "bool" if library else None
    given = keywords.get("dtype", second if short in _MADE and library == _LIBRARIES[0] else None)
    if short in _MADE:
        return _named(scope, given, steps) if given is not None else "float32"
    if short in _MADE_LIKE and args:
        return _named(scope, given, steps) if given is not None else dtype_of(scope, args[0], steps)
    if given is None and short in _RANDOM:
        return "float32"
    if short == "arange" and args:
        kinds = {scope.value(each).kind for each in args}
        is_shown = given is not None or not kinds <= {Kind.INT}
        return (_named(scope, given, steps) if given is not None else None) if is_shown else "int64"
    if short in _PLACES:
        return _PLACES[short]
    return dtype_of(scope, args[0], steps) if short in _KEEPING and args else None


def _of_array(scope: Scope, node: ast.Call, name: str, steps: int) -> str | None:
    """The dtype of an array that a function of NumPy makes."""
    if name not in _OF_ARRAYS:
        return _known(name) if node.args else None  # np.float32(x)
    at, args = _OF_ARRAYS[name], passing.positional(node)
    given = passing.keywords(node).get("dtype", args[at] if at is not None and at < len(args) else None)
    if given is not None:
        return _named(scope, given, steps)
    is_of_truths = name == "array" and bool(args) and _of_numbers(scope, args[0]) == "bool"
    return "float64" if name in _DOUBLE else "bool" if is_of_truths else None


def _named(scope: Scope, node: ast.expr, steps: int) -> str | None:
    """The dtype that ``node`` names: ``ms.float16``, ``"float16"``, ``np.float32``, ``x.dtype``."""
    if isinstance(node, ast.Constant):
        return _known(node.value) if isinstance(node.value, str) else None
    definition = scope.resolve(node)
    if definition is None and isinstance(node, ast.Name) and node.id == "bool":
        return "bool"
    if isinstance(definition, External) and definition.name.startswith(("mindspore.", "numpy.")):
        return _known(definition.name.rpartition(".")[2])
    name = attribute_of(node, scope.self_name)
    if name is not None and scope.attributes is not None and steps:
        bindings = scope.attributes.effective_bindings(name)
        return _only(_named(scope_of(b), b.value, steps - 1) if b.value else None for b in bindings)
    if isinstance(node, ast.Attribute) and node.attr == "dtype" and steps:
        return dtype_of(scope, node.value, steps)
    return None


def _known(name: str) -> str | None:
    name = _ALIASES.get(name, name)
    return name if name in _DTYPES else None


def _operand(scope: Scope, node: ast.expr, steps: int) -> str | None:
    """The dtype of a Tensor, ``int`` or ``number`` for what is none."""
    value = scope.value(node)
    if value.is_tensor:
        return dtype_of(scope, node, steps)
    if value.kind in NUMBERS:
        return "int" if value.kind in (Kind.INT, Kind.BOOL) else "number"
    return None


def promoted(op: ast.operator, left: str | None, right: str | None) -> str | None:
    """The dtype of what is computed from two operands: Tensors or numbers."""
    if left is None or right is None or not isinstance(op, _ARITHMETIC):
        return None
    both = {left, right}
    floats, ints = both & FLOATS, both & INTEGERS
    if "float32" in floats and "float64" not in floats:
        return "float32"
    if len(floats) == 1:
        return floats.pop() if not ints else None
    if len(both) == 1 or both == {*ints, "int"}:
        return ints.pop() if ints and not isinstance(op, ast.Div) else None
    return None
