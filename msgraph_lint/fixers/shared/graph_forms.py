"""What graph code has for functions that only the interpreter runs: one table, each pair measured.

The results are of another kind in PyNative (a Tensor for an array or a number), and computed in the dtype of
the Tensor: `math` computes in double precision. So no pair is the same bit by bit, and every fix is unsafe.
"""

from __future__ import annotations

import ast

from msgraph_lint.analyses.tensors.dtypes import INTEGERS, dtype_of
from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import replace, written
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External
from msgraph_lint.values.value import NUMBERS

_OF_FLOATS = {
    **{f"numpy.{name}": name for name in (
        "cos", "cosh", "exp", "expm1", "log", "log1p", "log2", "sin", "sinh", "sqrt", "tan", "tanh",
    )},
    **{f"math.{name}": name for name in (
        "acos", "asin", "atan", "cos", "cosh", "exp", "expm1", "log1p", "log2", "sin", "sinh", "sqrt", "tan",
        "tanh",
    )},
    "math.log": "log",
    "numpy.arccos": "acos",
    "numpy.arcsin": "asin",
    "numpy.arctan": "atan",
}  # fmt: skip
"""Function of one number → the function of ``mindspore.ops`` that computes it of Tensors of floats."""
_OF_ALL = {
    "math.fabs": ("abs", 1),
    "math.isinf": ("isinf", 1),
    "math.isnan": ("isnan", 1),
    "math.pow": ("pow", 2),
    "numpy.abs": ("abs", 1),
    "numpy.absolute": ("abs", 1),
    "numpy.isinf": ("isinf", 1),
    "numpy.isnan": ("isnan", 1),
    "numpy.maximum": ("maximum", 2),
    "numpy.minimum": ("minimum", 2),
    "numpy.multiply": ("mul", 2),
    "numpy.negative": ("neg", 1),
    "numpy.power": ("pow", 2),
    "numpy.square": ("square", 1),
    "numpy.subtract": ("sub", 2),
    "numpy.add": ("add", 2),
    "numpy.divide": ("div", 2),
}
"""Function → that of ``mindspore.ops``, and how many arguments it takes."""

_OF_LISTS = {"numpy.concatenate": "cat", "numpy.stack": "stack"}
"""Function of a list of Tensors, and of an axis → that of ``mindspore.ops``."""


def in_graph(hit: Hit) -> Fix | None:
    """The function of ``mindspore.ops`` called in place of the interpreter's."""
    call, function = hit.node, hit.function
    assert isinstance(call, ast.Call)
    found = function.resolve(call.func)
    if not isinstance(found, External):
        return None
    name, count = _OF_ALL.get(found.name) or (_OF_FLOATS.get(found.name), 1)
    if found.name in _OF_LISTS and _joins(function, call):
        name = _OF_LISTS[found.name]
    elif (
        name is None
        or call.keywords
        or len(call.args) != count
        or not all(_fits(function, each) for each in call.args)
        or not any(is_variable_tensor(function.value(each)) for each in call.args)
    ):
        return None
    if found.name in _OF_FLOATS and dtype_of(function, call.args[0]) in {*INTEGERS, "bool"}:
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    given = [written(hit.source, each) for each in call.args]
    named = [f"{each.arg}={written(hit.source, each.value)}" for each in call.keywords]
    arguments = ", ".join([*given, *named])
    spelled = speller.spell(f"mindspore.ops.{name}")
    text = f"{spelled}({arguments})"
    edit = replace(hit.source, call.func, spelled)
    if edit is None or not speller.is_complete:
        return None
    before = "number of Python" if found.name.startswith("math.") else "NumPy array"
    reason = f"PyNative then computes a Tensor, and no {before}: the last digits and the dtype may differ"
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, reason)


def _joins(function: GraphFunction, call: ast.Call) -> bool:
    """Whether it gets a list of Tensors of the graph, and at most an axis."""
    if not call.args or not isinstance(call.args[0], (ast.List, ast.Tuple)) or not call.args[0].elts:
        return False
    axis = [*call.args[1:], *(keyword.value for keyword in call.keywords if keyword.arg == "axis")]
    is_all = len(axis) <= 1 and len(call.args) + len(call.keywords) == 1 + len(axis)
    return is_all and all(is_variable_tensor(function.value(each)) for each in call.args[0].elts)


def _fits(function: GraphFunction, node: ast.expr) -> bool:
    """Whether an argument surely is a Tensor of the graph, or a number."""
    value = function.value(node)
    return not isinstance(node, ast.Starred) and (is_variable_tensor(value) or value.kind in NUMBERS)
