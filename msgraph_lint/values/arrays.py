"""Arrays of NumPy that are there when the graph is compiled: made of numbers, not of Tensors."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Sequence

from msgraph_lint.program.definitions import External
from msgraph_lint.records import replace
from msgraph_lint.values.value import NUMBERS, UNKNOWN, Kind, Time, Value, sequence

MAKERS = frozenset(
    f"numpy.{name}" for name in ("arange", "array", "empty", "eye", "full", "linspace", "ones", "zeros")
)
"""Functions that make an array of anything."""
ARRAY = Value(Kind.UNKNOWN, Time.CONSTANT, cls=External("numpy.ndarray"))
"""What is made of arrays."""
NUMPY_SCALAR = External("numpy.generic")
"""The class of numbers that NumPy makes; the compiler takes them for numbers like any other."""
SCALAR = Value(Kind.NUMBER, Time.CONSTANT, cls=NUMPY_SCALAR)
LIMITS = Value(Kind.UNKNOWN, Time.CONSTANT, cls=External("numpy.finfo"))
"""What ``np.finfo`` says of a type."""
OF_LIMITS = frozenset({"eps", "max", "min", "resolution", "smallest_normal", "tiny"})
_ROW_MAKERS = frozenset({"numpy.arange", "numpy.linspace"})
"""Those that make an array of one dimension."""
_OF_ARRAYS = {
    "abs", "add", "asarray", "ascontiguousarray", "atleast_1d", "atleast_2d", "atleast_3d", "broadcast_to",
    "ceil", "clip", "concatenate", "copy", "cos", "cosh", "cumprod", "cumsum", "diag", "divide", "exp",
    "expand_dims", "flip", "floor", "full_like", "hstack", "kron", "log", "log2", "logical_not", "matmul",
    "maximum", "minimum", "mod", "multiply", "negative", "ones_like", "outer", "pad", "power", "ravel",
    "repeat",
    "reshape", "roll", "round", "sign", "sin", "sinh", "sqrt", "square", "squeeze", "stack", "subtract",
    "swapaxes", "tan", "tanh", "tile", "transpose", "tril", "triu", "vstack", "where", "zeros_like",
}  # fmt: skip
"""Functions that make an array of arrays, or of lists of them."""
_OF_EACH = {
    "abs", "add", "ascontiguousarray", "ceil", "clip", "concatenate", "copy", "cos", "cosh", "cumprod",
    "cumsum", "divide", "exp", "flip", "floor", "log", "log2", "maximum", "minimum", "mod", "multiply",
    "negative", "power", "repeat", "roll", "round", "sign", "sin", "sinh", "sqrt", "square", "subtract",
    "tan", "tanh",
}  # fmt: skip
"""Those of them that make rows of rows."""
_METHODS = {
    "astype", "clip", "copy", "cumsum", "flatten", "ravel", "repeat", "reshape", "round", "squeeze",
    "swapaxes", "transpose",
}  # fmt: skip
"""Methods of arrays that give another one."""
_REDUCTIONS = frozenset({"max", "mean", "min", "prod", "std", "sum", "var"})
"""Those that give a number, of all elements."""


def is_array(value: Value) -> bool:
    """Whether it is such an array."""
    if not isinstance(value.cls, External) or value.kind is not Kind.UNKNOWN or value.interpreted:
        return False
    return value.cls == ARRAY.cls or value.cls.name in MAKERS


def called(name: str, arguments: Sequence[Value]) -> Value:
    """What a function of NumPy makes of arrays: another array, or several."""
    library, _, function = name.partition(".")
    parts = [part for each in arguments for part in (each.items or (each,))]
    if name == "numpy.finfo":
        return LIMITS
    if library != "numpy" or not any(map(is_array, parts)) or any(part.is_tensor for part in parts):
        return UNKNOWN
    if function == "meshgrid":
        return sequence(Kind.LIST, (ARRAY,) * len(arguments))
    if function not in _OF_ARRAYS:
        return UNKNOWN
    return _alike(parts) if function in _OF_EACH else ARRAY


def _alike(operands: Iterable[Value]) -> Value:
    """An array of one dimension, where all of them have no more."""
    each = next((one.each for one in operands if is_array(one)), None)
    is_row = each is not None and all(one.each is not None or one.kind in NUMBERS for one in operands)
    return replace(ARRAY, each=each) if is_row else ARRAY


def made(name: str, given: Value) -> Value | None:
    """What an item is of the array that ``name`` makes of ``given``, where that has one dimension."""
    is_row = bool(given.items) and all(each.kind in NUMBERS for each in given.items or ())
    return SCALAR if name in _ROW_MAKERS or (name == "numpy.array" and is_row) else None


def method(name: str, *, is_plain: bool) -> Value:
    """What the method ``name`` of an array gives; ``is_plain``: it is given nothing."""
    if name in _REDUCTIONS and is_plain:
        return SCALAR
    return ARRAY if name in _METHODS else UNKNOWN


def part(array: Value, index: ast.expr, at: Value) -> Value:
    """What an array has at ``index``, which is ``at``."""
    each = index.elts if isinstance(index, ast.Tuple) else [index]
    if array.each is not None and isinstance(index, ast.Slice):
        return replace(ARRAY, each=array.each)
    if array.each is not None and at.kind is Kind.INT:
        return array.each
    return ARRAY if any(isinstance(i, ast.Slice) or _is_open(i) for i in each) else UNKNOWN


def _is_open(index: ast.expr) -> bool:
    return isinstance(index, ast.Constant) and (index.value is None or index.value is ...)


def operated(*operands: Value) -> Value:
    """What an operator makes of them."""
    is_known = not any(each.is_tensor or each.is_variable for each in operands)
    return _alike(operands) if is_known and any(map(is_array, operands)) else UNKNOWN


def compared(*operands: Value) -> Value:
    """What a comparison makes of them."""
    return replace(operated(*operands), each=None)
