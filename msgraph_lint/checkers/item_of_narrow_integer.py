"""``x[:k.item()]``: the graph gives operators four bytes of an int32 where they read eight."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.dtypes import dtype_of, operator_called
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import holds_tensor, is_builtin, is_tensor_of_graph, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG665",
    "item-of-narrow-integer",
    "`x.item()` of an int32, or a smaller integer, is taken for a size or an index",
    on=("method item",),
    sure=True,
)
_NARROW = {"int8", "int16", "int32", "uint8"}
_OF_SIZES = {
    "broadcast_to", "eye", "narrow", "new_ones", "new_zeros", "ones", "rand", "randn", "reshape", "tile",
    "view", "zeros",
}  # fmt: skip
"""Functions, and methods, that take sizes or places."""
_AT = {"fill": ("shape", 1), "linspace": ("steps", 2), "one_hot": ("depth", 1)}
"""Those of which one argument is a size."""


def check(function: GraphFunction, call: ast.Call) -> Iterator[Hit]:
    owner = method_of(call).value
    if call.args or call.keywords or not is_tensor_of_graph(function, owner):
        return
    around = function.parents[call]
    is_converted = isinstance(around, ast.Call) and is_builtin(function, around.func, "int")
    made = around if isinstance(around, ast.Call) and is_converted else call
    dtype = dtype_of(function, owner)
    uses = [made, *function.evaluation.places.reads_of(made)]
    used = next((use for use in uses if _is_size(function, use)), None)
    if dtype in _NARROW and used is not None:
        segment = function.module.source.segment
        where = "" if used is made else f", which line {used.lineno} takes for a size or an index"
        message = f"`{segment(made)}` stays an {dtype} in graph code, where a size has to be an int64{where}"
        yield Hit(RULE, function, made, message, advice=f"write `int({segment(owner)})`")


def _is_size(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a Tensor is indexed with ``node``, or an operator gets it as a size."""
    around = function.parents.get(node)  # what `n += 1` reads has none
    while isinstance(around, ast.UnaryOp):
        node, around = around, function.parents[around]
    if isinstance(around, ast.Slice):
        node, around = around, function.parents[around]
    display = around if isinstance(around, (ast.Tuple, ast.List)) else None
    if display is not None:
        node, around = display, function.parents[display]
    if isinstance(around, ast.keyword):
        around = function.parents[around]
    if isinstance(around, ast.Subscript):
        return around.slice is node and holds_tensor(function, around.value)
    return isinstance(around, ast.Call) and _takes(function, around, node, display)


def _takes(function: GraphFunction, call: ast.Call, given: ast.expr, display: ast.expr | None) -> bool:
    name, _ = operator_called(function, call)
    if name in _AT:
        return passing.passed(call, *_AT[name]) is given
    if name == "full":
        sizes = display.elts if isinstance(display, (ast.Tuple, ast.List)) else []
        return len(sizes) > 1 and passing.passed(call, "size", 0) is given
    return name in _OF_SIZES
