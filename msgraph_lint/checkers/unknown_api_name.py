"""Names that MindSpore does not have."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.hits import CodeHit
from msgraph_lint.mindspore_facts.interface import versions_with
from msgraph_lint.python_code import counterparts
from msgraph_lint.python_code.code import Mention, PythonCode
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG801",
    "unknown-api-name",
    "a name is asked of MindSpore that it does not have",
    on=("mention",),
)


def check(code: PythonCode, mention: Mention) -> Iterator[CodeHit]:
    known = code.real_names(mention.module)
    if known is None or mention.name in known or mention.name.startswith("__"):
        return
    node = mention.node
    if isinstance(node, ast.Attribute) and code.is_hidden(node, mention.function):
        return
    if code.guards.hold(node, mention.name) or code.is_patched(mention.name):
        return
    module = mention.module
    elsewhere = versions_with(code.real_module(module), mention.name)
    if elsewhere:
        message = f"`{module}` has no `{mention.name}` in MindSpore {code.target.name}"
        advice = f"it is there in {', '.join(elsewhere)}"
    else:
        message = f"`{module}` has no `{mention.name}`"
        advice = counterparts.advice(code.real_module(module), mention.name, code.interface)
    yield CodeHit(RULE, code, mention.node, message, advice=advice, thing=mention)
