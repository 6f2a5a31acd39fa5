"""What an object of the interpreter calls is compiled by itself: not while a graph runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.nested_runs import given_networks, nested_run
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import Created
from msgraph_lint.graph.plain import plain_object
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG542",
    "compiled-in-interpreter",
    "a method that the interpreter runs calls a network or a function under `jit`",
    on=("call project",),
    sure=True,
)
_MAKING = ("__init__", "__post_init__")
"""What runs when an object is made."""


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    created = plain_object(function, node)
    if created is None or not isinstance(created.cls, ClassInfo) or not created.varying:
        return
    networks = given_networks(function, node, created.cls)
    makes = [(node, created.cls, name) for name in _MAKING]
    for place, cls, name in (*makes, *_uses(function, created, created.cls)):
        method = cls.method(name)
        called = nested_run(function, method, cls, networks) if method is not None else None
        if called is not None:
            text = function.module.source.segment(place)
            message = f"the interpreter runs `{text}`, and `{called}` there is compiled by itself"
            advice = "call it in graph code, and give the object what it returns"
            yield Hit(RULE, function, place, message, advice=advice)


def _uses(
    function: GraphFunction, created: Created, cls: ClassInfo
) -> Iterator[tuple[ast.expr, ClassInfo, str]]:
    """Where the new object is called, or a method or property of it: the place, and what runs there."""
    reads = function.named(created.name) if created.name is not None else [created.node]
    for read in reads:
        if read is not created.node and function.value(read).cls is not cls:
            continue
        around = function.parents[read]
        if isinstance(around, ast.Call) and around.func is read:
            yield around, cls, "__call__"
        elif isinstance(around, ast.Attribute):
            above = function.parents[around]
            method = cls.method(around.attr)
            is_called = isinstance(above, ast.Call) and above.func is around
            if method is not None and (is_called or method.is_property):
                yield above if isinstance(above, ast.Call) and is_called else around, cls, around.attr
