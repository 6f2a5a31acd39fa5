"""Objects of plain Python classes that graph code creates from constants."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.plain import plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG517",
    "plain-object-in-graph",
    "an object of a plain class is created in graph code from constants",
    on=(
        "call project",
        "call argparse.Namespace",
        "call mindspore.ops.HyperMap",
        "call mindspore.ops.Map",
        "call types.SimpleNamespace",
    ),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    created = plain_object(function, node)
    if created is not None and not created.varying:
        message = f"`{created.text}` cannot be created in graph code: `{created.class_text}` is a plain class"
        advice = "decorate the class with `@jit_class`, or create the object outside graph code"
        yield Hit(RULE, function, node, message, advice=advice)
