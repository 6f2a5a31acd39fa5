"""`ops.zeros(2, 3)`: the second number is taken for the dtype."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.numbers import integer
from msgraph_lint.python_code.parameters import is_mindspores, parameters
from msgraph_lint.python_code.signatures import signatures_of, wrong
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG815",
    "size-as-dtype",
    "a size is given by position where a dtype is taken",
    on=("calls mindspore.ops.*", "calls mindspore.Tensor"),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    places = parameters(code, call) or (_TENSOR if call.name == "mindspore.Tensor" and call.shows_all else {})
    text = code.interface.signature(call.name)
    if text is not None and wrong(signatures_of(text), call.node) is not None:
        return  # that is told
    place = places.get("dtype", len(call.node.args))
    if place < len(call.node.args) and _is_size(call.node.args[place]) and is_mindspores(code, call):
        node = call.node.args[place]
        source = code.module.source
        message = f"`{source.segment(call.node.func)}` takes `{source.segment(node)}` for a dtype"
        yield CodeHit(RULE, code, node, message, advice="put the sizes in a tuple", thing=call)


_TENSOR = {"input_data": 0, "dtype": 1}


def _is_size(node: ast.expr) -> bool:
    """A number, or ``x.shape[0]``."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Attribute):
        return node.value.attr == "shape" and integer(node.slice) is not None
    return integer(node) is not None
