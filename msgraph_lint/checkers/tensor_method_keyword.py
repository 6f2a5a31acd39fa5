"""`x.amax(1, keepdims=True)`: the compiler has another name for the argument."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.calls import is_tensor_of_graph, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.passing import passed
from msgraph_lint.graph.dead_reads import Fate, fate_of
from msgraph_lint.hits import Hit
from msgraph_lint.mindspore_facts import params_of
from msgraph_lint.mindspore_facts.interface import interface, methods_with_refused_keywords
from msgraph_lint.python_code.overloads import of_other_overload
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG686",
    "tensor-method-keyword",
    "a keyword argument that a method of a Tensor takes in PyNative alone",
    on=tuple(f"method {name}" for name in sorted(methods_with_refused_keywords())),
    sure=True,
)


_DOUBT = "measured on a CPU: another device may have a kernel for it"


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    method = method_of(node)
    owner = function.value(method.value)
    if not (owner.kind is Kind.PARAMETER or is_tensor_of_graph(function, method.value)):
        return
    known = interface(function.target.measured_version)
    signature = known.tensor_attributes[method.attr] or ""
    refused = known.keywords_refused_in_graph(method.attr)
    found = [keyword for keyword in node.keywords if keyword.arg in refused]
    values = [*node.args, *(keyword.value for keyword in node.keywords)]
    if found and any(map(function.is_left_to_python, values)):
        return  # Python runs the method
    if method.attr == "split" and _takes_sizes(function, node):
        return
    name = function.module.source.segment(method)
    if found and "|" in signature and fate_of(function, node) is Fate.NEEDED:
        message = f"`{name}` with `{found[0].arg}=` is an overload that has no kernel on a CPU in graph code"
        names = " and ".join(f"`{old}=` as `{new}=`" for old, new in of_other_overload(node, signature))
        advice = f"write {names}" if names else "call the method without it"
        yield Hit(RULE, function, found[0], message, advice=advice, doubt=_DOUBT)
    for keyword in found if "|" not in signature else ():
        has_place = any(
            each.name == keyword.arg and each.kind == "positional" for each in params_of(signature)
        )
        message = f"`{name}` takes no `{keyword.arg}=` in graph code"
        advice = "give it by its place" if has_place else f"call `ops.{method.attr}`"
        yield Hit(RULE, function, keyword, message, advice=advice)


def _takes_sizes(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is `x.split([2, 4], dim=1)`, or may be: for a size of each part there is a kernel."""
    given = passed(node, "split_size", 0)
    return given is not None and function.value(given).kind in (Kind.LIST, Kind.TUPLE, Kind.UNKNOWN)
