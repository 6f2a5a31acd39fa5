"""`ops.zeros(2, 3)`: the second number is taken for the dtype."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.parameters import is_mindspores, size_as_dtype
from msgraph_lint.python_code.signatures import signatures_of, wrong
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG815",
    "size-as-dtype",
    "a size is given by position where a dtype is taken",
    on=("calls mindspore.ops.*", "calls mindspore.Tensor"),
)


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    text = code.interface.signature(call.name)
    if text is not None and wrong(signatures_of(text), call.node) is not None:
        return  # that is told
    node = size_as_dtype(code, call)
    if node is not None and is_mindspores(code, call):
        source = code.module.source
        message = f"`{source.segment(call.node.func)}` takes `{source.segment(node)}` for a dtype"
        yield CodeHit(RULE, code, node, message, advice="put the sizes in a tuple", thing=call)
