"""What NumPy's scalars have and numbers have not."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.rules import Rule
from msgraph_lint.values.arrays import NUMPY_SCALAR
from msgraph_lint.values.value import NUMBERS

_NAMES = (
    "all", "any", "astype", "clip", "copy", "dtype", "flatten", "item", "max", "mean", "min", "ndim",
    "reshape", "round", "shape", "size", "squeeze", "sum", "tobytes", "tolist", "view",
)  # fmt: skip

_ADVICE = {
    "astype": "write `int(…)` or `float(…)` around it",
    "item": "drop `.item()`",
    "tolist": "drop `.tolist()`",
    "round": "write `round(…)` around it",
}

RULE = Rule(
    "MSG689",
    "numpy-scalar-attribute",
    "graph code uses a method or attribute of a number that NumPy made",
    on=tuple(f"get {name}" for name in _NAMES),
    sure=True,
)


def check(function: GraphFunction, node: ast.Attribute) -> Iterator[Hit]:
    value = function.value(node.value)
    if value.kind not in NUMBERS or value.cls != NUMPY_SCALAR:
        return
    if value.interpreted and function.target.has_levels:
        return
    is_kept = attribute_of(node.value, function.self_name) is not None
    if function.target.has_levels or not is_kept:  # 2.0 refuses what it leaves to the interpreter else
        text = function.module.source.segment(node.value)
        message = f"to the compiler `{text}` is a number, which has no `{node.attr}`"
        yield Hit(RULE, function, node, message, advice=_ADVICE.get(node.attr, "compute it in `__init__`"))
