"""What a call of MindSpore's gives for a parameter, by whichever way."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.numbers import number
from msgraph_lint.python_code.signatures import signatures_of


def parameters(code: PythonCode, call: Called) -> Mapping[str, int]:
    """What ``call`` may give → its place; none where that is not known, or not all that it gives is shown."""
    text = code.interface.signature(call.name)
    if text is None or not call.shows_all or code.is_hidden(call.node.func, call.function):
        return {}
    params = signatures_of(text)[0].params
    return {
        each.name: place if each.kind == "positional" else _BY_NAME
        for place, each in enumerate(params)
        if each.kind in ("positional", "keyword")
    }


_BY_NAME = 1_000
"""The place of what is only given by name."""


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


def text_of(node: ast.expr | None) -> str | None:
    """The string that ``node`` is; None for everything else."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None
