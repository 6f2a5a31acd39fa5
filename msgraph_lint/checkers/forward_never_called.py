"""A `forward` beside an inherited `construct`, which runs instead."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.texts import FORWARD_TAKEN
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.methods import construct_of, is_called
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG811",
    "forward-never-called",
    "a Cell defines `forward`, which nothing calls: the `construct` that it inherits runs",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    methods = cls.definitions.get("forward", [])
    if len(methods) != 1 or "construct" in {*cls.definitions, *cls.aliases}:
        return
    owner = construct_of(cls, code)
    if owner and not is_called(cls, FORWARD_TAKEN, code):
        message = f"nothing calls `forward`: a call of `{cls.name}` runs the `construct` of `{owner}`"
        yield CodeHit(RULE, code, methods[0].node, message, advice="name it `construct`")
