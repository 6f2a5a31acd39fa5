"""Attributes that layers of MindSpore do not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.layers import LayerUse
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG807",
    "unknown-layer-attribute",
    "an attribute is read of a layer of MindSpore that does not have it",
    on=("layer use",),
)


def check(code: PythonCode, use: LayerUse) -> Iterator[CodeHit]:
    if not isinstance(use.node.ctx, ast.Load):
        return
    message = f"`{use.layer}` has no `{use.node.attr}`"
    meant = use.meant or closest(use.node.attr, use.known)
    yield CodeHit(RULE, code, use.node, message, f"did you mean `{meant}`?" if meant else "", thing=use)
