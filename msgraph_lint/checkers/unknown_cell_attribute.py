"""Attributes of Cells that nothing sets."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.attributes import MissingAttribute
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.counterparts import closest
from msgraph_lint.python_code.layers import CELL_METHODS
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG805",
    "unknown-cell-attribute",
    "an attribute of a Cell is read that nothing sets",
    on=("missing attribute",),
)


def check(code: PythonCode, missing: MissingAttribute) -> Iterator[CodeHit]:
    name = missing.node.attr
    owner = code.module.source.segment(missing.node.value)
    message = f"nothing sets `{owner}.{name}` of `{missing.cls.name}`"
    meant = CELL_METHODS.get(name) or closest(name, missing.known)
    advice = f"did you mean `{owner}.{meant}`?" if meant else ""
    doubt = "the line may never run" if missing.is_conditional else ""
    yield CodeHit(RULE, code, missing.node, message, advice, doubt)
