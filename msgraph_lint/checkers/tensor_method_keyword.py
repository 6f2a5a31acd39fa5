"""`x.amax(1, keepdims=True)`: the compiler has another name for the argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_variable_tensor, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import params_of
from msgraph_lint.mindspore_facts.interface import interface, methods_with_refused_keywords
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG686",
    "tensor-method-keyword",
    "a keyword argument that a method of a Tensor takes in PyNative alone",
    on=tuple(f"method {name}" for name in sorted(methods_with_refused_keywords())),
    sure=True,
)


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    owner = function.value(method.value)
    if not (owner.kind is Kind.PARAMETER or is_variable_tensor(owner)):
        return
    known = interface(function.target.measured_version)
    refused = known.keywords_refused_in_graph(method.attr)
    for keyword in node.keywords:
        if keyword.arg in refused:
            has_place = any(
                each.name == keyword.arg and each.kind == "positional"
                for each in params_of(known.tensor_attributes[method.attr] or "")
            )
            name = function.module.source.segment(method)
            message = f"`{name}` takes no `{keyword.arg}=` in graph code"
            advice = "give it by its place" if has_place else f"call `ops.{method.attr}`"
            yield Hit(RULE, function, keyword, message, advice=advice)
