"""PyTorch's names of weights, assigned to layers that have others."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.layers import LayerUse
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG808",
    "layer-attribute-in-vain",
    "a weight of a layer is assigned by PyTorch's name, and the layer does not use it",
    on=("layer use",),
)


def check(code: PythonCode, use: LayerUse) -> Iterator[CodeHit]:
    if isinstance(use.node.ctx, ast.Store) and use.meant is not None:
        message = f"`{use.layer}` does not use `{use.node.attr}`: what is assigned has no effect"
        yield CodeHit(RULE, code, use.node, message, f"did you mean `{use.meant}`?", thing=use)
