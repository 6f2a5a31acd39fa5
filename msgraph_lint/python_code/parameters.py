"""What a call of MindSpore's gives for a parameter, by whichever way."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.numbers import integer, number
from msgraph_lint.python_code.signatures import signatures_of


def parameters(code: PythonCode, call: Called) -> Mapping[str, int]:
    """What ``call`` may give → its place; none where that is not known, or not all that it gives is shown."""
    text = code.interface.signature(call.name)
    if text is None or not call.shows_all or code.is_hidden(call.node.func, call.function):
        return {}
    return signatures_of(text)[0].places


def given(call: Called, places: Mapping[str, int], name: str) -> ast.expr | None:
    """What ``call`` gives for the parameter ``name``."""
    return call.argument(places[name], name) if name in places else None


def number_of(code: PythonCode, call: Called, node: ast.expr | None) -> float | None:
    """The number that an argument of ``call`` is, or that a name stands for there."""
    if node is None:
        return None
    value = code.objects.of(node, call.function).literal if isinstance(node, ast.Name) else None
    return number(ast.Constant(value)) if isinstance(value, (int, float)) else number(node)


def is_mindspores(code: PythonCode, call: Called) -> bool:
    """Whether nothing in the project puts something else in its place: ``ops.zeros = …``."""
    return not code.is_patched(call.name.rpartition(".")[2])


def size_as_dtype(code: PythonCode, call: Called) -> ast.expr | None:
    """What ``call`` gives by position for the dtype, and is a size: the ``3`` of ``ops.zeros(2, 3)``."""
    places = parameters(code, call) or (_TENSOR if call.name == "mindspore.Tensor" and call.shows_all else {})
    place = places.get("dtype", len(call.node.args))
    node = call.node.args[place] if place < len(call.node.args) else None
    return node if node is not None and _is_size(node) else None


_TENSOR = {"input_data": 0, "dtype": 1}


def _is_size(node: ast.expr) -> bool:
    """A number, or ``x.shape[0]``."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
        return node.value.attr == "shape" and integer(node.slice) is not None
    return integer(node) is not None


def text_of(node: ast.expr | None) -> str | None:
    """The string that ``node`` is; None for everything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
