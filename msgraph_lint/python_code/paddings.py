"""Padding that layers and functions of MindSpore refuse, and PyTorch's take."""

from __future__ import annotations

import ast

from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.parameters import given, parameters, text_of
from msgraph_lint.records import dataclass

CONVOLUTIONS = tuple(f"mindspore.nn.Conv{n}d{end}" for n in "123" for end in ("", "Transpose"))
POOLS = tuple(f"mindspore.nn.{kind}Pool{n}d" for n in "123" for kind in ("Max", "Avg"))
FUNCTIONS = tuple(f"mindspore.ops.conv{n}d" for n in "123")
_AXES = {"mindspore.nn.Conv2d": 2, "mindspore.nn.Conv2dTranspose": 2, "mindspore.nn.Conv3d": 3}
"""Layer that takes two numbers for each axis, if it takes more than one → how many axes there are."""


@dataclass(frozen=True)
class Refused:
    """A layer that cannot be made."""

    node: ast.expr
    message: str
    mode: ast.expr | None = None
    """The number that stands where ``pad_mode`` does."""
    padding: ast.expr | None = None
    is_without_mode: bool = False
    by_axis: tuple[int, ...] = ()
    """The numbers that are given, one for each axis, where two are taken."""


def refused(code: PythonCode, call: Called) -> Refused | None:
    """What is wrong with the padding of the layer that ``call`` makes, or of the function."""
    places = parameters(code, call)
    mode, padding = given(call, places, "pad_mode"), given(call, places, "padding")
    if integer(mode) is not None and mode is not None:
        return Refused(mode, "`pad_mode` stands there, which is a text", mode=mode)
    if padding is None or not _pads(padding):
        return None
    text = text_of(mode) if mode is not None else ""
    is_without = text is not None and text.lower() != "pad"
    by_axis = _by_axis(padding, _AXES.get(call.name, 0))
    if is_without:
        shown = f'`pad_mode="{text}"`' if text else "no `pad_mode`"
        message = f"there is padding, and {shown}: it is refused"
    elif by_axis:
        message = f"`padding` takes a number, or two for each axis: {2 * len(by_axis)}"
    else:
        return None
    return Refused(padding, message, None, padding, is_without and mode is None, by_axis)


def _pads(padding: ast.expr) -> bool:
    parts = padding.elts if isinstance(padding, (ast.Tuple, ast.List)) else [padding]
    numbers = [integer(each) for each in parts]
    return None not in numbers and any(numbers)


def _by_axis(padding: ast.expr, axes: int) -> tuple[int, ...]:
    parts = padding.elts if isinstance(padding, ast.Tuple) else []
    numbers = tuple(number for each in parts if (number := integer(each)) is not None)
    return numbers if axes and len(numbers) == axes else ()
