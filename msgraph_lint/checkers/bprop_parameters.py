"""A `bprop` that does not take what it is called with."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG817",
    "bprop-parameters",
    "`bprop` takes something else than the inputs of `construct`, its output and the gradient of that",
    on=("cell",),
)
_MORE = 2
"""The output and its gradient."""


def check(code: PythonCode, cls: ClassInfo) -> Iterator[CodeHit]:
    inputs, taken = _count(cls, "construct"), _count(cls, "bprop")
    if inputs is None or taken is None or taken == inputs + _MORE:
        return
    node = cls.definitions["bprop"][0].node
    message = f"`bprop` is called with {inputs + _MORE} arguments, and takes {taken}"
    advice = "take the inputs of `construct`, then `out` and `dout`"
    yield CodeHit(RULE, code, node, message, advice=advice)


def _count(cls: ClassInfo, name: str) -> int | None:
    """How many arguments a method takes; None where it may take other numbers, or is none."""
    found = cls.definitions.get(name, ())
    if len(found) != 1 or not isinstance(found[0].node, ast.FunctionDef) or found[0].node.decorator_list:
        return None
    args = found[0].node.args
    if args.vararg or args.kwarg or args.kwonlyargs or args.defaults:
        return None
    return len([*args.posonlyargs, *args.args]) - 1
