"""`nn.Conv2d(3, 8, 3)`: padded, and without a bias."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.defaults import left_out
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.paddings import CONVOLUTIONS, refused
from msgraph_lint.python_code.parameters import given, is_mindspores, parameters
from msgraph_lint.python_code.signatures import signatures_of, wrong
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG841",
    "convolution-defaults",
    "a convolution leaves out `pad_mode` or `has_bias`, which PyTorch takes for no padding and a bias",
    default=False,
    on=tuple(f"calls {name}" for name in CONVOLUTIONS),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    places = parameters(code, call)
    text = code.interface.signature(call.name)
    if text is None or wrong(signatures_of(text), call.node) is not None or refused(code, call) is not None:
        return
    meant: dict[str, str] = {}
    is_point = integer(given(call, places, "kernel_size")) == 1
    has_padding = given(call, places, "padding") is not None
    if left_out(code, call, "pad_mode") and not is_point and not has_padding:
        meant["pad_mode"] = '"valid"'
    if left_out(code, call, "has_bias"):
        meant["has_bias"] = "True"
    if meant and is_mindspores(code, call):
        differs = {"pad_mode": "pads the input", "has_bias": "has no bias"}
        what = " and ".join(text for name, text in differs.items() if name in meant)
        message = f"the convolution {what}, by default: PyTorch's does the contrary"
        advice = f"write `{', '.join(f'{name}={value}' for name, value in meant.items())}`"
        yield CodeHit(RULE, code, call.node, message, advice, thing=(call, meant))
