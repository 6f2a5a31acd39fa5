"""A Tensor condition in a list comprehension."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import is_made_of
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG319",
    "comprehension-filtered-by-tensor",
    "the `if` of a list comprehension asks for a Tensor",
    on=("node ListComp",),
    sure=True,
)


def check(function: GraphFunction, node: ast.ListComp) -> Iterator[Hit]:
    for generator in node.generators:
        for test in generator.ifs:
            if _asks_tensor(function, generator, test) and _is_read(function, node):
                message = "a Tensor decides how long the list is: the compiler fails on it"
                advice = "keep all elements and mask them, or use `ops.masked_select`"
                yield Hit(RULE, function, test, message, advice=advice)


def _asks_tensor(function: GraphFunction, generator: ast.comprehension, test: ast.expr) -> bool:
    """Whether ``test`` is a Tensor, be it for the elements that the generator goes through."""
    if is_variable_tensor(function.value(test)):
        return True
    if not isinstance(generator.target, ast.Name):
        return False
    name = generator.target.id
    sides = [test.left, *test.comparators] if isinstance(test, ast.Compare) else [test]
    if isinstance(test, ast.Compare) and not isinstance(
        test.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE, ast.Eq)
    ):
        return False
    of_element = any(
        is_made_of(name, side) or (isinstance(side, ast.Name) and side.id == name) for side in sides
    )
    return of_element and is_variable_tensor(function.element(function.value(generator.iter)))


def _is_read(function: GraphFunction, node: ast.ListComp) -> bool:
    parent = function.parents[node]
    target = parent.targets[0] if isinstance(parent, ast.Assign) else None
    if not isinstance(target, ast.Name):
        return True
    return any(read is not target for read in function.named(target.id))
