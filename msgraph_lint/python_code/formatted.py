"""Tensors that Python is to write in a format of their own, which they do not have."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.records import dataclass

if TYPE_CHECKING:
    from msgraph_lint.python_code.code import PythonCode


@dataclass(frozen=True)
class Formatted:
    """A Tensor that is given a format, or rounded to digits."""

    node: ast.expr
    """The Tensor."""
    what: str
    """What is done with it."""


def formatted_tensors(code: PythonCode) -> Iterator[Formatted]:
    """The Tensors of a file that are formatted outside the graph."""
    if not code.uses_mindspore:
        return
    for function, node, spec in _formats(code):
        if code.objects.of(node, function).is_tensor and not code.guards.hold(node, "__format__"):
            yield Formatted(node, f"takes no format: `{spec}`" if spec else "is not rounded to digits")


def _formats(code: PythonCode) -> Iterator[tuple[FunctionInfo | None, ast.expr, str]]:
    """Function, what is formatted there, and how; empty for ``round(x, 2)``."""
    for function, node in code.objects.nodes(ast.FormattedValue):
        assert isinstance(node, ast.FormattedValue)
        spec = _text(node.format_spec)
        if spec and node.conversion == _NO_CONVERSION and _is_python(function):
            yield function, node.value, spec
    for function, node in code.objects.nodes(ast.Call):
        assert isinstance(node, ast.Call)
        if _is_python(function):
            yield from ((function, value, spec) for value, spec in _of_call(node))


_NO_CONVERSION = -1


def _of_call(call: ast.Call) -> Iterator[tuple[ast.expr, str]]:
    """``"{:.2f}".format(x)``, ``format(x, ".2f")`` and ``round(x, 2)``."""
    func = call.func
    if any(isinstance(each, ast.Starred) for each in call.args):
        return
    if isinstance(func, ast.Attribute) and func.attr == "format" and _text(func.value):
        given = {str(place): each for place, each in enumerate(call.args)}
        given |= {each.arg: each.value for each in call.keywords if each.arg}
        yield from _fields(_text(func.value), given)
    elif isinstance(func, ast.Name) and func.id in ("format", "round") and len(call.args) == 2:
        spec = _text(call.args[1]) if func.id == "format" else ""
        if spec or func.id == "round":
            yield call.args[0], spec


def _fields(text: str, given: dict[str, ast.expr]) -> Iterator[tuple[ast.expr, str]]:
    try:
        fields = list(string.Formatter().parse(text))
    except ValueError:
        return
    place = 0
    for _, name, spec, conversion in fields:
        if name is None:
            continue
        key = name or str(place)
        place += not name
        if spec and not conversion and "{" not in spec and key in given:
            yield given[key], spec


def _text(node: ast.expr | None) -> str:
    if isinstance(node, ast.JoinedStr):
        parts = [_text(each) for each in node.values]
        return "".join(parts) if all(parts) else ""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _is_python(function: FunctionInfo | None) -> bool:
    """Whether it is no ``construct``: the compiler drops formats."""
    while function is not None:
        if function.name == "construct" or function.node.decorator_list:
            return False
        function = function.around
    return True
