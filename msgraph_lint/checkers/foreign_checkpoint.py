"""`load_checkpoint("x.pth")`: a file that PyTorch wrote."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG816",
    "foreign-checkpoint",
    "a checkpoint of PyTorch is loaded, which MindSpore cannot read",
    on=("calls mindspore.load_checkpoint",),
)
_ENDS = (".pt", ".pth")


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    given = call.argument(0, "ckpt_file_name")
    last = given
    while isinstance(last, (ast.BinOp, ast.JoinedStr)):
        last = last.right if isinstance(last, ast.BinOp) else last.values[-1] if last.values else None
    if given is None or not isinstance(last, ast.Constant) or not str(last.value).endswith(_ENDS):
        return
    if not code.is_hidden(call.node.func, call.function):
        message = "MindSpore reads `.ckpt` files, and none that PyTorch wrote"
        advice = "convert it once, name by name: `load` of PyTorch, `save_checkpoint` of MindSpore"
        yield CodeHit(RULE, code, given, message, advice=advice)
