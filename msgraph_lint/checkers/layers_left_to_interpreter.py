"""A CellList, or another tuple or list of layers, handed to what only the interpreter runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.text_calls import interpreted
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import external_name
from msgraph_lint.graph.run_by_python import is_run_by_python
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.elements import holds_layers, layer_container
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG645",
    "layers-left-to-interpreter",
    "a collection of layers is handed to `in`, `any`, `sorted`, `print`, `reduce` or the like",
    on=("node Compare", "node Call"),
)


def check(function: GraphFunction, node: ast.Compare | ast.Call) -> Iterator[Hit]:
    handed = _compared(function, node) if isinstance(node, ast.Compare) else _handed(function, node)
    layers = next((each for each in handed if holds_layers(function.value(each))), None)
    if layers is not None:
        text = function.module.source.segment
        message = (
            f"the interpreter cannot hold the layers of `{text(layers)}`, which `{text(node)}` hands to it"
        )
        yield Hit(RULE, function, node, message, advice="work it out in `__init__`, and keep the answer")


def _compared(function: GraphFunction, node: ast.Compare) -> list[ast.expr]:
    """Where a layer is looked for, and what is compared with a list of other things."""
    if len(node.ops) != 1:
        return []
    if isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
        sides = [node.left, *node.comparators]
        values = [function.value(each) for each in sides]
        is_with_list = any(value.kind is Kind.LIST and not holds_layers(value) for value in values)
        return sides if is_with_list else []
    is_asked = isinstance(node.ops[0], (ast.In, ast.NotIn))
    return node.comparators if is_asked and function.value(node.left).kind is Kind.CELL else []


def _handed(function: GraphFunction, call: ast.Call) -> Iterator[ast.expr]:
    """What the call hands over whole; a dict of layers may be printed."""
    if is_builtin(function, call.func, "print"):
        yield from (each for each in call.args if layer_container(function.value(each)) is not Kind.DICT)
    elif _is_left_to_python(function, call):
        for each in call.args:
            yield each.generators[0].iter if isinstance(each, (ast.GeneratorExp, ast.ListComp)) else each


def _is_left_to_python(function: GraphFunction, call: ast.Call) -> bool:
    if is_builtin(function, call.func, "all", "any", "sorted"):
        return True
    if function.target.has_levels and interpreted(function, call) is not None:
        return not is_builtin(function, call.func, "callable", "id", "reversed")  # MSG615
    is_told = external_name(function, call.func).startswith("itertools.")  # MSG681
    return is_run_by_python(function, call) and not is_told
