"""`mint.ones((2, 3))` for `mint.ones(2, 3)`, `nn.ReLU()` for `nn.ReLU(True)`, and the like."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import CodeHit
from msgraph_lint.python_code.calls import WrongCall

_OF_SIZES = {"empty", "ones", "zeros"}
"""Functions that take the sizes one by one in PyTorch, and as one tuple here."""
_IN_PLACE = {"ELU", "Hardsigmoid", "Hardswish", "Mish", "ReLU", "ReLU6", "SiLU"}
"""Layers whose argument says in PyTorch whether they change their input, which none does here."""


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if not (isinstance(call, WrongCall) and isinstance(call.node, ast.Call) and call.canonical is not None):
        return None
    arguments, name, source = call.node.args, call.canonical.rpartition(".")[2], hit.source
    if not arguments or any(isinstance(argument, ast.Starred) for argument in arguments):
        return None
    start, end = source.grouped(arguments[0]).start, source.grouped(arguments[-1]).end
    if has_comment(source, start, end):
        return None
    if name in _OF_SIZES and len(arguments) > 1:
        edits: tuple[Edit, ...] = (Edit(start, start, "("), Edit(end, end, ")"))
        text = f"{call.name}(({source.text[start:end]}))"
    elif name in _IN_PLACE and len(arguments) == 1 and not call.node.keywords and _is_truth(arguments[0]):
        edits = (Edit(start, end, ""),)
        text = f"{call.name}()"
    elif name == "randint" and len(arguments) == 2 and _is_shape(arguments[1]) and not call.node.keywords:
        edits = (Edit(start, start, "0, "),)
        text = f"{call.name}(0, {source.text[start:end]})"
    else:
        return None
    return Fix(f"Write `{text}`", edits, Safety.UNSAFE, "PyNative raises TypeError here without it")


def _is_shape(node: ast.expr) -> bool:
    is_asked = isinstance(node, ast.Attribute) and node.attr == "shape"
    return is_asked or isinstance(node, (ast.Tuple, ast.List))


def _is_truth(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)
