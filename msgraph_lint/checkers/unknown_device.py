"""`device_target="cuda"`: a device that MindSpore does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.parameters import text_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG814",
    "unknown-device",
    "the target device has a name that MindSpore does not know",
    on=("calls mindspore.set_context", "calls mindspore.context.set_context", "calls mindspore.set_device"),
)
KNOWN = ("Ascend", "CPU", "GPU")
_OTHERS = {"cuda": "GPU", "npu": "Ascend"}


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    given = call.argument(0, "device_target") if call.name.endswith("set_device") else _target(call)
    text = text_of(given)
    if text is None or text in {*KNOWN, "Davinci"} or code.is_hidden(call.node.func, call.function):
        return
    name = text.partition(":")[0].lower()
    meant = _OTHERS.get(name) or next((each for each in KNOWN if each.lower() == name), None)
    message = f"MindSpore knows no device `{text}`"
    advice = f'write `"{meant}"`' if meant else "it is Ascend, GPU or CPU"
    yield CodeHit(RULE, code, given or call.node, message, advice=advice)


def _target(call: Called) -> ast.expr | None:
    return next((each.value for each in call.node.keywords if each.arg == "device_target"), None)
