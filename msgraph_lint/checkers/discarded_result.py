"""Functions that only compute, called as statements."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.rules import Rule
from msgraph_lint.targets import LATEST_VERSION

RULE = Rule(
    "MSG825",
    "discarded-result",
    "a function of MindSpore that changes nothing is called, and its result dropped",
    on=("calls mindspore.ops.*",),
)
_CHANGES = re.compile(
    r"assign|scatter_|print|_$|random|seed|depend|check|barrier|send|reduce|gather_into|copy_"
)
"""What the names of functions say that do something."""

_REDUCTIONS = {
    "all", "amax", "amin", "any", "argmax", "argmin", "count_nonzero", "logsumexp", "max", "mean", "median",
    "min", "norm", "prod", "std", "std_mean", "sum", "var", "var_mean",
}  # fmt: skip
"""What PyTorch has in no form that changes its argument: nothing is lost with such a result."""


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    name = call.name.rpartition(".")[2]
    statement = code.parents.get(call.node)
    if not isinstance(statement, ast.Expr) or _CHANGES.search(name) or not call.node.args:
        return
    if name in _REDUCTIONS:
        return
    returns = facts(LATEST_VERSION).function_returns(call.name)
    if returns is None and name not in ("clip_by_global_norm", "clip_by_value"):
        return
    if not isinstance(call.node.args[0], (ast.Name, ast.Attribute, ast.Subscript)):
        return
    if code.is_hidden(call.node.func, call.function) or _is_test(code, statement):
        return
    source = code.module.source
    given = source.segment(call.node.args[0])
    message = f"`{source.segment(call.node.func)}` does not change `{given}`: its result is dropped"
    yield CodeHit(RULE, code, call.node, message, advice=f"write `{given} = …`", thing=call)


def _is_test(code: PythonCode, statement: ast.Expr) -> bool:
    """Whether it is called for what it raises, or for how long it takes."""
    if code.guards.hold(statement, ""):
        return True
    around = code.parents.get(statement)
    while around is not None:
        if isinstance(around, (ast.With, ast.AsyncWith)):
            return True
        if isinstance(around, ast.FunctionDef) and re.search(r"test|bench|warm", around.name):
            return True
        around = code.parents.get(around)
    return False
