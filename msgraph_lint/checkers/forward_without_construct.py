"""A Cell with `forward` and no `construct`."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.texts import FORWARD_TAKEN
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.methods import construct_of, has_subclass, is_called
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG806",
    "forward-without-construct",
    "a Cell defines `forward` and has no `construct`",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    methods = cls.definitions.get("forward", [])
    if len(methods) != 1 or construct_of(cls, code) != "" or has_subclass(cls, code):
        return
    if code.is_patched("construct") or is_called(cls, FORWARD_TAKEN, code):
        return
    message = f"`{cls.name}` has no `construct`, which is what a call runs"
    yield CodeHit(RULE, code, methods[0].node, message, advice="name it `construct`", thing=cls)
