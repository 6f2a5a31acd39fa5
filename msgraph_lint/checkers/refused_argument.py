"""`nn.LayerNorm(8)`: MindSpore takes a tuple there."""

from __future__ import annotations

from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.mindspore_facts.interface import KINDS
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.kinds import RefusedArgument, refused_arguments
from msgraph_lint.python_code.paddings import CONVOLUTIONS, FUNCTIONS, POOLS, refused
from msgraph_lint.python_code.parameters import is_mindspores, size_as_dtype
from msgraph_lint.python_code.signatures import signatures_of, wrong
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG819",
    "refused-argument",
    "an argument is of a kind that MindSpore does not take",
    on=("calls mindspore.nn.*", "calls mindspore.ops.*", "calls mindspore.dataset.*"),
)
_ARTICLES = {"int": "an int", "None": "None"}


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    for found in refused_arguments(code, call):
        text = code.interface.signature(call.name)
        if text is None or wrong(signatures_of(text), call.node) is not None or _is_told(code, call):
            return
        if is_mindspores(code, call) and not code.guards.hold(call.node, found.parameter):
            name = code.module.source.segment(call.node.func)
            message = f"`{name}` takes no {found.kind} for `{found.parameter}`"
            yield CodeHit(RULE, code, found.node, message, advice=_advice(code, found), thing=found)


def _is_told(code: PythonCode, call: Called) -> bool:
    """Whether another rule tells what is wrong with the padding or the size."""
    if size_as_dtype(code, call) is not None:
        return True
    return call.name in (*CONVOLUTIONS, *POOLS, *FUNCTIONS) and refused(code, call) is not None


def _advice(code: PythonCode, found: RefusedArgument) -> str:
    shown = code.module.source.segment(found.node)
    if found.kind == "int" and "float" not in found.refused:
        return f"write `float({shown})`" if not shown.isdigit() else f"write `{shown}.0`"
    if found.kind in ("int", "float") and "tuple" not in found.refused:
        return f"write `({shown},)`"
    taken = [_ARTICLES.get(kind, f"a {kind}") for kind in KINDS if kind not in found.refused]
    return f"it takes {' or '.join(taken)}" if 0 < len(taken) <= _MOST_TOLD else ""


_MOST_TOLD = 2
