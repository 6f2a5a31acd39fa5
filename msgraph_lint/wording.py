"""What messages and advice say of the code at hand: which container, which function, which place."""

from __future__ import annotations

import ast

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import Kind

_FUNCTIONAL = {
    "BatchNorm1d": "batch_norm", "BatchNorm2d": "batch_norm", "BatchNorm3d": "batch_norm",
    "Dense": "dense", "Conv1d": "conv1d", "Conv2d": "conv2d", "Conv3d": "conv3d",
    "LayerNorm": "layer_norm", "GroupNorm": "group_norm", "Embedding": "gather", "PReLU": "prelu",
    "Softmax": "softmax", "LogSoftmax": "log_softmax", "LeakyReLU": "leaky_relu", "ELU": "elu",
    "CrossEntropyLoss": "cross_entropy", "NLLLoss": "nll_loss", "BCELoss": "binary_cross_entropy",
}  # fmt: skip
"""Layers of ``mindspore.nn`` -> the function that takes their weights and options at run time."""


def container(function: GraphFunction, node: ast.expr) -> str:
    """What ``items.append(x)`` or ``items[0]`` changes: a ``list``, a ``dict``, or either."""
    part = node.func if isinstance(node, ast.Call) else node
    kind = function.value(part.value).kind if isinstance(part, (ast.Attribute, ast.Subscript)) else None
    return kind.value if kind in (Kind.LIST, Kind.DICT) else "list or dict"


def functional(function: GraphFunction, layer: str) -> str | None:
    """``ops.dense`` for ``mindspore.nn.Dense``, where MindSpore has it."""
    name = _FUNCTIONAL.get(layer.removeprefix("mindspore.nn."))
    return operation(function, name) if name is not None else None


def operation(function: GraphFunction, name: str, *modules: str) -> str | None:
    """``ops.sqrt`` for ``sqrt``, or the function of that name in one of ``modules`` of MindSpore."""
    known = facts(function.target.measured_version)
    names = (f"{module}.{name}" for module in modules or ("ops",))
    return next((each for each in names if known.canonical(f"mindspore.{each}") is not None), None)


def beforehand(function: GraphFunction, do: str, what: str) -> str:
    """``do`` what graph code cannot, and keep ``what`` comes of it where this function finds it."""
    if function.self_name is not None:
        return f"{do} in `__init__`, and keep {what} on `self`"
    return f"{do} outside graph code, and keep {what} under a name of the module"


def instead_of_attribute(function: GraphFunction, name: str, reader: GraphFunction | None = None) -> str:
    """What to do with the value that ``function`` assigns to ``self.name``, and ``reader`` reads."""
    local = name.strip("_") or name
    kept = f"to keep it from call to call, make `{function.self_name}.{name}` a Parameter in `__init__`"
    if function.receiver is not None and not function.receiver.is_cell:
        kept = "to keep it from call to call, use a Parameter of the Cell"
    if reader is None:
        return f"use a local name, `{local} = …`, and return it where others need it; {kept}"
    given = f"hand it to `{reader.qualname}` as an argument"
    if any(call.caller.info is reader.info for call in function.calls):
        return f"return `{local}` from `{function.qualname}`, and take it there; {kept}"
    if any(call.caller.info is function.info for call in reader.calls):
        return f"use a local name, `{local} = …`, and {given}; {kept}"
    return f"return `{local}` from `{function.qualname}`, and {given}; {kept}"


def of_variable(function: GraphFunction, node: ast.Call) -> str:
    """What to write for ``Tensor(…)`` of a value that only the run knows."""
    source = function.module.source
    content = passing.passed(node, "input_data", 0)
    if content is None:
        return "cast with `ops.cast`, put Tensors together with `ops.stack`"
    if function.value(content).is_tensor:
        dtype = passing.passed(node, "dtype", 1)
        cast = f"; cast it with `.astype({source.segment(dtype)})`" if dtype is not None else ""
        return f"drop `{source.segment(node.func)}(…)`: `{source.segment(content)}` is a Tensor{cast}"
    if function.value(content).kind in (Kind.LIST, Kind.TUPLE):
        return "put Tensors together with `ops.stack`"
    return "keep the Tensor that the number comes from, and cast it with `.astype(…)`"


def owned(function: GraphFunction, node: ast.expr) -> str:
    """How a Cell owns the layers in the list, tuple or dict ``node``."""
    if function.value(node).kind is Kind.DICT:
        return "make each layer an attribute of its own, or keep them in an `nn.CellList` by number"
    return "keep the layers in an `nn.CellList`"


_INSTEAD = {
    "dict": "write the dict in braces",
    "vars": "name the attributes one by one",
    "reversed": "take `[::-1]` of the list or tuple",
    "slice": "write the slice in the brackets",
    "type": "decide by `isinstance`, or in `__init__`",
    "itertools": "write the loop out, or put the items together before",
    "logging": "use `print`, or log outside graph code",
    "warnings": "use `print`, or warn outside graph code",
    "collections": "use a dict, list or tuple",
    "input": "ask outside graph code",
    "open": "read and write outside graph code",
}
"""Function or module of Python -> what graph code does without it."""
_LEVELS = ("critical", "debug", "error", "exception", "info", "log", "warning")
_SIZES = ("shape", "ndim", "size")
_ARRAYS = ("arange", "eye", "full", "linspace", "ones", "zeros")


def instead_of_python(function: GraphFunction, node: ast.Call) -> str:
    """What to do instead of calling a function of Python that graph code cannot call."""
    found = function.resolve(node.func)
    module, _, name = found.name.rpartition(".") if isinstance(found, External) else ("", "", "")
    key = module or (node.func.id if isinstance(node.func, ast.Name) else "")
    if isinstance(node.func, ast.Attribute) and node.func.attr in _LEVELS:
        key = "logging"
    if key in _INSTEAD:
        return _INSTEAD[key]
    if any(isinstance(part, ast.Attribute) and part.attr in _SIZES for part in ast.walk(node)):
        known = operation(function, name) if module == "numpy" and name in _ARRAYS else None
        sizes = "compute with operators such as `*` and `**` on the parts of the shape"
        return f"call `{known}`" if known is not None else sizes
    return beforehand(function, "call it", "the result")


def random_numbers(function: GraphFunction, node: ast.Call) -> str:
    """What to do instead of a draw that the compiler makes once; a Tensor is no number of turns."""
    method = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    around = function.parents[node]
    if isinstance(around, (ast.If, ast.While, ast.Compare, ast.UnaryOp, ast.Subscript)):
        return "pass the number as an argument"
    if isinstance(around, ast.Call) and isinstance(around.func, ast.Name) and around.func.id == "range":
        return "pass the number as an argument"
    if method in ("randint", "randrange", "integers", "choice", "choices", "sample", "permutation"):
        wanted = "ops.randint"
    elif method in ("gauss", "normal", "normalvariate", "randn", "standard_normal"):
        wanted = "ops.randn"
    else:
        wanted = "ops.rand"
    return f"use `{wanted}`, or pass the number as an argument"


def place(function: GraphFunction, made: str) -> str:
    """``line 12`` for the place ``path:12`` in the file of ``function``; another place as it is."""
    path, _, line = made.rpartition(":")
    return f"line {line}" if path == function.module.source.path else made
