"""``in`` and ``not in`` with a key that only the run knows, and a dict."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import is_varying_key
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG346",
    "variable-key-in-dict",
    "`in` asks whether a dict has a key that varies",
    on=("operator In", "operator NotIn"),
    sure=True,
)


def check(function: GraphFunction, node: ast.Compare) -> Iterator[Hit]:
    asked = function.value(node.comparators[0])
    shown = node.comparators[0]
    has_keys = asked.entries or (isinstance(shown, ast.Dict) and shown.keys)
    if asked.kind is Kind.DICT and has_keys and not asked.interpreted and _varies(function, node.left):
        answer = "False" if isinstance(node.ops[0], ast.In) else "True"
        text = function.module.source.segment(node.left)
        message = f"the compiler does not know the key `{text}`: the answer is always {answer}"
        advice = "ask whether it is in `.keys()`, or in a tuple of the keys"
        yield Hit(RULE, function, node, message, advice=advice)


def _varies(function: GraphFunction, key: ast.expr) -> bool:
    parts = key.elts if isinstance(key, ast.Tuple) else [key]
    return any(is_varying_key(function, part) for part in parts)
