"""`f"{loss:.4f}"`: a Tensor takes no format."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.formatted import Formatted
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG836",
    "formatted-tensor",
    "a Tensor is formatted or rounded as if it were a number",
    on=("formatted tensor",),
)


def check(code: PythonCode, found: Formatted) -> Iterator[CodeHit]:
    source = code.module.source.segment(found.node)
    message = f"`{source}` is a Tensor, which {found.what}"
    yield CodeHit(RULE, code, found.node, message, advice=f"write `float({source})`", thing=found)
