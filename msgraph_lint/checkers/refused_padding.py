"""Padding that PyTorch's layers take and MindSpore's refuse."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.paddings import CONVOLUTIONS, FUNCTIONS, POOLS, refused
from msgraph_lint.python_code.parameters import is_mindspores
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG813",
    "refused-padding",
    "a convolution or pool gets padding, and not the `pad_mode` for it",
    on=tuple(f"calls {name}" for name in (*CONVOLUTIONS, *POOLS, *FUNCTIONS)),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    found = refused(code, call)
    if found is not None and is_mindspores(code, call):
        advice = 'write `pad_mode="pad"`' if not found.by_axis or found.is_without_mode else ""
        yield CodeHit(RULE, code, found.node, found.message, advice=advice, thing=(call, found))
