"""`nn.Dropout(0.1)`: by position it is the probability to keep."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.numbers import number
from msgraph_lint.python_code.parameters import number_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG820",
    "dropout-rate-by-position",
    "a rate to drop by is given where MindSpore takes the probability to keep",
    on=("calls mindspore.nn.Dropout", "calls mindspore.ops.Dropout"),
)
_EVEN = 0.5


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    text = code.interface.signature(call.name) or ""
    given = call.argument(0, "") if text.startswith("keep_prob") else None
    if given is None or code.is_hidden(call.node.func, call.function):
        return
    value, doubt = number_of(code, call, given), ""
    if value is None and _is_rate(given):
        value = _default(given, call.function)
        doubt = "" if value is not None else "the name alone says that it is a rate to drop by"
        value = 0.1 if value is None else value
    if value is not None and 0 < value < _EVEN:
        shown = code.module.source.segment(given)
        message = f"`{shown}` is the probability to keep, not to drop"
        yield CodeHit(RULE, code, call.node, message, advice=f"write `p={shown}`", doubt=doubt, thing=call)


def _is_rate(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return "drop" in name.lower() and "keep" not in name.lower()


def _default(node: ast.expr, function: FunctionInfo | None) -> float | None:
    """The default of the parameter that ``node`` names."""
    if function is None or not isinstance(node, ast.Name) or node.id in function.bindings:
        return None
    args = function.node.args
    positional = [*args.posonlyargs, *args.args][::-1]
    defaults = {each.arg: value for each, value in zip(positional, args.defaults[::-1], strict=False)}
    defaults |= {
        each.arg: value for each, value in zip(args.kwonlyargs, args.kw_defaults, strict=True) if value
    }
    return number(defaults.get(node.id))
