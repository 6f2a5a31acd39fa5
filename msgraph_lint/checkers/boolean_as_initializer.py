"""`nn.Dense(2, 2, False)`: a bool where the layer takes what its weights are made of."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.signatures import signatures_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG822",
    "boolean-as-initializer",
    "a bool is given where a layer takes the initial values of its weights",
    on=("calls mindspore.nn.*",),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    text = code.interface.signature(call.name)
    if text is None or "_init" not in text or code.is_hidden(call.node.func, call.function):
        return
    names = signatures_of(text)[0].names
    for given, name in zip(call.node.args, names, strict=False):
        if isinstance(given, ast.Starred):
            return
        if isinstance(given, ast.Constant) and isinstance(given.value, bool) and name.endswith("_init"):
            message = f"`{given.value}` is taken for `{name}`: all these weights become {int(given.value)}"
            advice = f"write `has_bias={given.value}`" if "has_bias" in names else "name the argument"
            yield CodeHit(RULE, code, given, message, advice=advice, thing=call)
