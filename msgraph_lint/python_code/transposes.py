"""Two axes given to ``Tensor.transpose``: to PyTorch they change places, to MindSpore they are all axes."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.receivers import receiver


def axes(function: GraphFunction, call: ast.Call) -> tuple[int, int] | None:
    """The two axes that the source shows, for a Tensor."""
    if len(call.args) != 2 or call.keywords or receiver(function, call) is None:
        return None
    first, second = integer(call.args[0]), integer(call.args[1])
    return (first, second) if first is not None and second is not None else None


def of_matrix(pair: tuple[int, int]) -> tuple[int, int] | None:
    """The axes counted from 0, if they may be the two of a matrix."""
    first, second = (each + 2 if each < 0 else each for each in pair)
    return (first, second) if {first, second} == {0, 1} else None
