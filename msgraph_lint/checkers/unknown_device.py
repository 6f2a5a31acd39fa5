"""`device_target="cuda"`, `x.to("cuda")`: a device that MindSpore does not know."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import CodeHit
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.python_code.code import Asked, Called, PythonCode
from msgraph_lint.python_code.parameters import text_of
from msgraph_lint.python_code.receivers import tensor_call
from msgraph_lint.rules import Rule
from msgraph_lint.values.value import Kind

RULE = Rule(
    "MSG814",
    "unknown-device",
    "a device has a name that MindSpore does not know",
    on=(
        "calls mindspore.set_context",
        "calls mindspore.context.set_context",
        "calls mindspore.set_device",
        "asked to",
        "method to",
    ),
)
KNOWN = ("Ascend", "CPU", "GPU")
_OTHERS = {"cuda": "GPU", "npu": "Ascend"}


def check(code: PythonCode | GraphFunction, found: Called | Asked | ast.Call) -> Iterator[CodeHit]:
    if isinstance(found, Called):
        given = _of_context(found)
        text, taken = text_of(given), {*KNOWN, "Davinci"}
        if isinstance(code, PythonCode) and code.is_hidden(found.node.func, found.function):
            return
        name = (text or "").partition(":")[0].lower()
        meant = _OTHERS.get(name) or next((each for each in KNOWN if each.lower() == name), None)
        advice = f'write `"{meant}"`' if meant else "it is Ascend, GPU or CPU"
    else:
        call = _moved(code, found)
        given, taken = _of_move(call, code) if call is not None else (None, set())
        text, advice = text_of(given), "leave it out: the context says where all is"
    if given is not None and text is not None and text not in taken:
        yield CodeHit(RULE, code, given, f"MindSpore knows no device `{text}`", advice=advice)


def _of_context(call: Called) -> ast.expr | None:
    """The device that a call chooses for all that follows."""
    if call.name.endswith("set_device"):
        return call.argument(0, "device_target")
    return next((each.value for each in call.node.keywords if each.arg == "device_target"), None)


def _moved(code: PythonCode | GraphFunction, found: Asked | ast.Call) -> ast.Call | None:
    """The call of ``to`` of a Tensor, or of a Cell where Cells have it."""
    if isinstance(found, Asked) and isinstance(code, PythonCode) and found.owner.kind is Kind.CELL:
        call = code.users.get(found.node)
        return call if isinstance(call, ast.Call) and "to" in code.interface.cell_attributes else None
    of_tensor = tensor_call(code, found)
    return of_tensor.node if of_tensor is not None else None


def _of_move(call: ast.Call, code: PythonCode | GraphFunction) -> tuple[ast.expr | None, set[str]]:
    """What a call of ``to`` is given first, and the texts that are taken there."""
    signature = interface(code.target.measured_version).tensor_attributes["to"] or ""
    takes_device = "device=" in signature
    name = "device" if takes_device else "dtype"
    given = call.args[0] if call.args else next((k.value for k in call.keywords if k.arg == name), None)
    return given, {"Ascend", "CPU", "cpu", "meta", "npu"} if takes_device else set()
