"""What is left out means something else in PyTorch."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.defaults import DEFAULTS, STRIDE, left_out, pytorchs
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.parameters import given, is_mindspores, parameters
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG840",
    "default-differs",
    "an argument is left out for which PyTorch takes something else",
    default=False,
    on=tuple(f"calls {name}" for name in DEFAULTS),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    default = DEFAULTS[call.name]
    meant = pytorchs(code, call, default) if left_out(code, call, default.name) else None
    if meant is None or not is_mindspores(code, call):
        return
    if default.name == STRIDE and integer(given(call, parameters(code, call), "kernel_size")) == 1:
        return
    name = code.module.source.segment(call.node.func)
    message = f"`{name}` takes {default.here} for `{default.name}`: PyTorch takes {meant}"
    yield CodeHit(
        RULE, code, call.node, message, f"write `{default.name}={meant}`", thing=(call, default.name, meant)
    )
