"""Where items of a list that was changed in place are used: its items are known only when the graph runs.

They are no numbers of a Tensor, which the compiler knows to be integers, but values of any kind to it. 420
programs were measured.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.varying import called
from msgraph_lint.values.elements import holds_changed_item, is_changed_item
from msgraph_lint.values.value import Kind

_CONVERTING = ("int", "float")
_SLICED = {Kind.LIST, Kind.TUPLE, Kind.CELL}
_TAKING = {
    "mindspore.Tensor.flatten", "mindspore.Tensor.index_select", "mindspore.Tensor.median",
    "mindspore.Tensor.sort", "mindspore.Tensor.std", "mindspore.Tensor.swapaxes", "mindspore.Tensor.swapdims",
    "mindspore.Tensor.take", "mindspore.Tensor.var",
}  # fmt: skip
"""Methods that want to know what they get, and are taken for functions of the interpreter otherwise."""
_MOVING = {
    "mindspore.Tensor.permute", "mindspore.Tensor.transpose", "mindspore.ops.permute",
    "mindspore.ops.transpose",
}  # fmt: skip


def items_to_be_known(function: GraphFunction) -> Iterator[ast.expr]:
    """The items that the compiler has to know where they stand, and does not."""
    for call in function.surely_compiled(ast.Call):
        wants = is_builtin(function, call.func, "range") or called(function, call.func) in _TAKING
        converts = is_builtin(function, call.func, *_CONVERTING)
        for each in call.args if wants or converts else ():
            is_integer = converts and isinstance(each, ast.BinOp)  # which makes one of it
            if not is_integer and is_changed_item(function.value(each)):
                yield each
    for part in function.surely_compiled(ast.Subscript):
        owner = function.value(part.value)
        if isinstance(part.slice, ast.Slice):
            bounds = (each for each in (part.slice.lower, part.slice.upper) if each is not None)
            if owner.kind in _SLICED and not owner.interpreted:
                yield from (each for each in bounds if is_changed_item(function.value(each)))
        elif (
            owner.kind is Kind.TUPLE and not owner.interpreted and is_changed_item(function.value(part.slice))
        ):
            yield part.slice


def axes_to_be_known(function: GraphFunction) -> Iterator[ast.expr]:
    """The axes, or lists of them, by which a Tensor is permuted."""
    for call in function.surely_compiled(ast.Call):
        if called(function, call.func) in _MOVING:
            owner = call.func.value if isinstance(call.func, ast.Attribute) else None
            if owner is not None and function.is_left_to_python(owner):
                continue
            values = (each.value if isinstance(each, ast.Starred) else each for each in call.args)
            found = next((each for each in values if holds_changed_item(function.value(each))), None)
            if found is not None:
                yield found
