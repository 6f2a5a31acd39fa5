"""Classes, functions, Cells and members of enumerations as keys of a dict that graph code makes."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.keys import refused_kind
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.wording import beforehand

RULE = Rule(
    "MSG349",
    "dict-key-refused",
    "a class, function, Cell or member of an enumeration is a key of a dict that graph code makes",
    on=("node Dict", "node DictComp"),
)


def check(function: GraphFunction, node: ast.Dict | ast.DictComp) -> Iterator[Hit]:
    for key in node.keys if isinstance(node, ast.Dict) else (node.key,):
        kind = refused_kind(function, key) if key is not None else None
        if key is not None and kind is not None:
            text = function.module.source.segment(key)
            message = f"`{text}` is a {kind}, which is no key for a dict in graph code"
            advice = f"take a string or a number as key, or {beforehand(function, 'make the dict', 'it')}"
            yield Hit(RULE, function, key, message, advice=advice)
