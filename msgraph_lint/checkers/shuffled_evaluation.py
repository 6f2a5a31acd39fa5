"""Data to evaluate with, in random order."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.python_code.code import Called, PythonCode
from msgraph_lint.python_code.signatures import signatures_of
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG833",
    "shuffled-evaluation",
    "a dataset to evaluate or test with is shuffled, as nothing says otherwise",
    on=("calls mindspore.dataset.GeneratorDataset",),
)
_EVALUATES = re.compile(r"(?:^|_)(?:eval|val|valid|validation|test|infer|predict)(?:_|$)")
_DECIDES = {"shuffle", "sampler", "num_shards"}


def check(code: PythonCode, call: Called) -> Iterator[CodeHit]:
    statement = code.parents.get(call.node)
    if not (isinstance(statement, ast.Assign) and len(statement.targets) == 1 and call.shows_all):
        return
    target = statement.targets[0]
    name = (
        target.id
        if isinstance(target, ast.Name)
        else target.attr
        if isinstance(target, ast.Attribute)
        else ""
    )
    names = signatures_of(code.interface.signature(call.name) or "")[0].names
    given = {*names[: len(call.node.args)], *(each.arg for each in call.node.keywords)}
    if (
        not _EVALUATES.search(name.lower())
        or _DECIDES & given
        or code.is_hidden(call.node.func, call.function)
    ):
        return
    message = f"the rows of `{name}` come in random order: PyTorch's DataLoader keeps it"
    if _is_indexed(code, call):
        yield CodeHit(RULE, code, call.node, message, advice="write `shuffle=False`", thing=call)


def _is_indexed(code: PythonCode, call: Called) -> bool:
    source = call.argument(0, "source")
    if not isinstance(source, ast.Call):
        return False
    found = call.function.resolve(source.func) if call.function else code.module.resolve(source.func)
    return isinstance(found, ClassInfo) and "__getitem__" in found.definitions
