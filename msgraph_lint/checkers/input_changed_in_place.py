"""Items assigned to an input of the network, which the Python caller does not see."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.entering import DOUBT, entering
from msgraph_lint.analyses.aliases.identity import Sharing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG703",
    "input-changed-in-place",
    "a Tensor that enters the graph is changed in place, and the Python caller does not see it",
    on=("set []",),
)


def check(function: GraphFunction, node: ast.Subscript) -> Iterator[Hit]:
    given = entering(function, node)
    if given is None or given.sharing is not Sharing.PYTHON:
        return
    text = function.module.source.segment(node.value)
    is_own = given.network is function and given.name == text
    what = f"the caller's `{text}`" if is_own else given.text
    message = f"{what} stays as it is: PyNative changes it here"
    advice = f"begin with `{text} = {text}.copy()`, or return the changed Tensor"
    yield Hit(RULE, function, node, message, advice=advice, doubt="" if given.is_sure else DOUBT)
