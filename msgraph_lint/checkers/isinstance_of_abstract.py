"""`isinstance(parts, collections.abc.Sequence)`: the compiler's lists and tuples are none."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.python.asked_types import ABSTRACT, asked_types, type_name
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG698",
    "isinstance-of-abstract",
    "`isinstance` asks what holds Tensors, or a function, for a class of `collections.abc`",
    on=("call builtins.isinstance",),
    sure=True,
)
_SEQUENCES = {"Sequence", "Reversible"}
_ALL = {"Collection", "Container", "Iterable", "Sized"}
_NAMES = {
    Kind.LIST: ("list", _ALL | _SEQUENCES | {"MutableSequence"}),
    Kind.TUPLE: ("tuple", _ALL | _SEQUENCES),
    Kind.DICT: ("dict", _ALL | {"Mapping", "MutableMapping", "Reversible"}),
    Kind.FUNCTION: ("", {"Callable"}),
    Kind.CELL: ("", {"Callable"}),
}
"""Kind of value → its class, and the classes that it belongs to in Python."""


def check(function: GraphFunction, node: ast.Call) -> Iterator[Hit]:
    value = function.value(node.args[0]) if node.args else None
    if value is None or value.kind not in _NAMES or value.interpreted:
        return
    if value.is_constant and value.kind not in (Kind.FUNCTION, Kind.CELL):
        return
    own, abstract = _NAMES[value.kind]
    names = [type_name(function, each) for each in asked_types(node)]
    is_asked = any(name.startswith(ABSTRACT) and name.removeprefix(ABSTRACT) in abstract for name in names)
    if is_asked and own not in names and "" not in names:
        text = function.module.source.segment(node)
        message = f"`{text}` is False in graph code: the compiler has its own kinds of values"
        advice = f"ask for `{own}`" if own else "ask whether it is None"
        yield Hit(RULE, function, node, message, advice=advice)
