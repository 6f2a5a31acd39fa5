"""PyTorch's `backward` in a Cell: MindSpore asks for `bprop`."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.texts import BACKWARD_TAKEN
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.methods import construct_of, is_called
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG812",
    "backward-never-called",
    "a Cell defines `backward`, which nothing calls: a custom gradient is `bprop`",
    on=("cell",),
)


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    methods = cls.definitions.get("backward", [])
    if len(methods) != 1 or any("bprop" in each.definitions for each in cls.project_mro):
        return
    if construct_of(cls, code) and not is_called(cls, BACKWARD_TAKEN, code):
        message = f"nothing calls `backward`: gradients are those of the `construct` of `{cls.name}`"
        advice = (
            "write `bprop(self, *inputs, out, dout)`, which returns a tuple with a gradient for each input"
        )
        yield CodeHit(RULE, code, methods[0].node, message, advice=advice)
