"""Layers in a plain list, tuple or dict on `self`: they are not trained."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.containers import unregistered
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG824",
    "cells-in-container",
    "layers in a plain list, tuple or dict on `self`: their weights are not trained or saved",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    for found in unregistered(cls, code):
        message = (
            f"the weights in `self.{found.name}` are not trained or saved: the Cell does not know of them"
        )
        is_dict = isinstance(found.container, (ast.Dict, ast.DictComp))
        advice = "keep the layers in an `nn.CellDict`" if is_dict else "keep the layers in an `nn.CellList`"
        yield CodeHit(RULE, code, found.node, message, advice=advice, thing=found)
