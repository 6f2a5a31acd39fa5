"""Attributes and methods that Tensors do not have."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.tensors import TensorUse
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG804",
    "unknown-tensor-attribute",
    "an attribute is asked of a Tensor that Tensors do not have, or one is called that is no method",
    on=("tensor use",),
)


def check(code: PythonCode | GraphFunction, use: TensorUse) -> Iterator[CodeHit]:
    yield CodeHit(RULE, code, use.node, use.message, use.advice, thing=use)
