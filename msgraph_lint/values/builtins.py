"""What the builtin functions and the methods of builtin types return."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgraph_lint.records import replace
from msgraph_lint.values.arrays import NUMPY_SCALAR
from msgraph_lint.values.elements import element, of_each
from msgraph_lint.values.value import (
    NUMBERS,
    UNKNOWN,
    Kind,
    Time,
    Value,
    combine_times,
    constant,
    functions_of,
    join,
    literal,
    sequence,
)

_CONVERSIONS = {"int": Kind.INT, "float": Kind.FLOAT, "bool": Kind.BOOL, "str": Kind.STR}
_TEXTS = {"ascii", "bin", "bytes", "chr", "format", "hex", "oct", "repr"}
_SEQUENCES = {"list": Kind.LIST, "tuple": Kind.TUPLE, "sorted": Kind.LIST}
_CONTAINERS = {"dict": Kind.DICT, "set": Kind.SET, "range": Kind.RANGE}
_PREDICATES = {"isinstance", "hasattr", "issubclass"}
_STRING_METHODS = {
    **dict.fromkeys(
        ("capitalize", "casefold", "format", "join", "lower", "lstrip", "removeprefix", "removesuffix",
         "replace", "rstrip", "strip", "swapcase", "title", "upper", "zfill"),
        Kind.STR,
    ),
    **dict.fromkeys(("split", "rsplit", "splitlines"), Kind.LIST),
    **dict.fromkeys(("startswith", "endswith", "isdigit", "isidentifier"), Kind.BOOL),
    **dict.fromkeys(("count", "find", "index"), Kind.INT),
}  # fmt: skip


def called(name: str, arguments: Sequence[Value]) -> Value | None:
    """What the builtin ``name`` makes of ``arguments``; ``None`` where it cannot be told."""
    if name == "len":
        is_tuple = len(arguments) == 1 and arguments[0].kind is Kind.TUPLE  # nobody changes its length
        items = arguments[0].items if is_tuple else None
        return literal(len(items)) if items is not None else constant(Kind.INT)
    time = combine_times(arguments)
    if name in _CONVERSIONS:
        return Value(_CONVERSIONS[name], time)
    if name in _TEXTS:
        return Value(Kind.STR, time)
    if name in _CONTAINERS:
        return Value(_CONTAINERS[name], time)
    if name in _PREDICATES:
        return constant(Kind.BOOL)
    if name == "callable":
        return asked(arguments)
    if name in _SEQUENCES:
        return _sequence(_SEQUENCES[name], arguments, time, is_sorted=name == "sorted")
    if name in ("abs", "round", "min", "max", "sum", "divmod"):
        return _number(name, arguments, time)
    if name == "enumerate" and arguments:
        return _each((constant(Kind.INT), element(arguments[0])), time)
    if name == "zip" and arguments:
        return _each(tuple(map(element, arguments)), time)
    if name == "reversed" and arguments:
        return of_each(Kind.UNKNOWN, element(arguments[0]), time, functions_of(arguments))
    return None


_COUNTING = {
    f"math.{name}" for name in ("ceil", "comb", "factorial", "floor", "gcd", "isqrt", "lcm", "trunc")
}


_SCALARS = {
    **dict.fromkeys(("float16", "float32", "float64", "double", "single"), Kind.FLOAT),
    **dict.fromkeys(("int8", "int16", "int32", "int64", "uint8", "intp"), Kind.INT),
}
_OF_NUMBERS = {
    "abs", "absolute", "add", "arctan", "arctan2", "ceil", "clip", "cos", "divide", "exp", "exp2", "expm1",
    "floor", "floor_divide", "log", "log10", "log1p", "log2", "maximum", "minimum", "mod", "multiply",
    "power", "rint", "round", "sign", "sin", "sqrt", "square", "subtract", "tan", "tanh",
}  # fmt: skip
"""Functions of NumPy that make a number of numbers."""
_OF_ROWS = {"amax", "amin", "max", "mean", "median", "min", "prod", "std", "sum", "var"}
"""Those that make a number of a list or tuple of them."""
_KEEP_INTEGERS = {
    "abs",
    "absolute",
    "amax",
    "amin",
    "clip",
    "max",
    "maximum",
    "min",
    "minimum",
    "prod",
    "sum",
}


def computed(name: str, arguments: Sequence[Value]) -> Value:
    """What a function of :mod:`math` or NumPy makes of numbers."""
    library, _, function = name.partition(".")
    if library == "numpy":
        return _scalar(function, arguments)
    is_told = library == "math" and not function.startswith(("is", "prod", "fsum"))
    if not is_told or not arguments or any(each.kind not in NUMBERS for each in arguments):
        return UNKNOWN
    return Value(Kind.INT if name in _COUNTING else Kind.FLOAT, combine_times(arguments))


def _scalar(function: str, arguments: Sequence[Value]) -> Value:
    """What a function of NumPy makes of numbers, or of one row of them."""
    parts = [element(arguments[0])] if function in _OF_ROWS and len(arguments) == 1 else arguments
    is_told = function in _OF_ROWS or function in _OF_NUMBERS or function in _SCALARS
    if not is_told or not parts or any(each.kind not in NUMBERS for each in parts):
        return UNKNOWN
    keeps = function in _KEEP_INTEGERS and all(each.kind is Kind.INT for each in parts)
    kind = Kind.INT if keeps else _SCALARS.get(function, Kind.NUMBER)
    return Value(kind, combine_times(arguments), cls=NUMPY_SCALAR)


_CALLABLE = frozenset({Kind.CELL, Kind.PRIMITIVE, Kind.FUNCTION, Kind.CLASS})


def asked(arguments: Sequence[Value]) -> Value:
    """What ``callable`` says, and functions of :mod:`inspect` of all but functions and objects."""
    if len(arguments) == 1 and arguments[0].kind in _CALLABLE:
        return constant(Kind.BOOL)
    is_plain = len(arguments) == 1 and arguments[0].is_constant and arguments[0].kind in _NEVER_CALLED
    return literal(False) if is_plain else Value(Kind.BOOL, combine_times(arguments))


_NEVER_CALLED = NUMBERS | {Kind.STR, Kind.NONE, Kind.LIST, Kind.TUPLE, Kind.DICT}


def _sequence(kind: Kind, arguments: Sequence[Value], time: Time, *, is_sorted: bool) -> Value:
    if not arguments:
        return sequence(kind, ())
    whole = arguments[0]
    is_new = kind is Kind.LIST and not is_sorted and (whole.kind is not Kind.LIST or whole.made_anew)
    if whole.items is not None and not (is_sorted and len(whole.items) > 1):
        return Value(kind, time, items=whole.items, made_anew=is_new)
    return replace(of_each(kind, element(whole), time, functions_of([whole])), made_anew=is_new)


def _each(parts: tuple[Value, ...], time: Time) -> Value:
    """Something to loop over that gives tuples of ``parts``."""
    return Value(Kind.UNKNOWN, time, each=sequence(Kind.TUPLE, parts))


def _number(name: str, arguments: Sequence[Value], time: Time) -> Value | None:
    """What arithmetic makes of numbers, and of Tensors."""
    parts = list(arguments)
    if name in ("min", "max", "sum") and len(parts) == 1:
        parts = [element(parts[0])]
    if not parts or name == "divmod":
        return None
    if name in ("abs", "sum") and all(part.is_tensor for part in parts):
        return Value(Kind.TENSOR, combine_times(parts))
    if name == "round" and len(parts) == 1 and parts[0].is_tensor:
        return Value(Kind.TENSOR, parts[0].time)
    if not all(part.kind in NUMBERS for part in parts):
        return None
    if name == "round":
        return Value(Kind.INT if len(parts) == 1 else Kind.NUMBER, time)
    whole = join(parts)
    is_int = all(part.kind is Kind.INT for part in parts)
    if name in ("abs", "sum"):
        return Value(Kind.INT if is_int else Kind.NUMBER, time)
    return Value(whole.kind, time)


_VIEWS: dict[str, Callable[[object, Value], Value]] = {
    "keys": lambda key, _: literal(key),
    "values": lambda _, value: value,
    "items": lambda key, value: sequence(Kind.TUPLE, (literal(key), value)),
}
"""Method of a dict -> what it gives of each item; to graph code that is a tuple, or a list."""


def method(owner: Value, name: str, arguments: Sequence[Value]) -> Value:
    """What ``owner.name(…)`` returns, for lists, dicts and strings."""
    if owner.kind is Kind.STR and name in _STRING_METHODS:
        return Value(_STRING_METHODS[name], owner.time)
    if owner.shows_keys and name in _VIEWS and not arguments:
        kind = Kind.LIST if name == "items" else Kind.TUPLE
        return sequence(kind, tuple(_VIEWS[name](key, value) for key, value in owner.entries))
    if owner.kind in (Kind.LIST, Kind.TUPLE):
        if name in ("index", "count"):
            return Value(Kind.INT, owner.time)
        if name == "copy":
            return owner
        if name == "pop" and not owner.items:
            return element(owner)
        if name == "pop" and owner.items is not None:
            at = arguments[0].literal if arguments else -1
            return (
                owner.items[at]
                if isinstance(at, int) and -len(owner.items) <= at < len(owner.items)
                else UNKNOWN
            )
    return UNKNOWN
