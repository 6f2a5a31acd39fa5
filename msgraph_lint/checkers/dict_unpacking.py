"""``**`` in dict displays."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.unpacking import has_unpacking, misread
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.rules import Rule

RULE = Rule("MSG136", "dict-unpacking", "a dict display with `**`", on=("node Dict",))


def check(function: GraphFunction, node: ast.Dict) -> Iterator[Hit]:
    is_told = any(each.node is node for each in misread(function))
    if has_unpacking(node) and not is_told:
        text = function.module.source.segment(node)
        message = f"`{text}` does not compile: the graph language has no `**` in a dict display"
        yield Hit(RULE, function, node, message, advice="fill an empty dict with `update`")
