"""The call in a function under `@constexpr`, or what it goes through under a name of its own."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.python.text_calls import interpreted, is_local_code
from msgraph_lint.compiler.calls import called_name
from msgraph_lint.findings import Claim, Fix, Safety
from msgraph_lint.fixers.shared.at_compile_time import computed
from msgraph_lint.fixers.shared.edits import free_name, insert_before, replace, statement_before
from msgraph_lint.hits import Hit

_LISTS = (ast.GeneratorExp, ast.ListComp)


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    if isinstance(call, ast.Name) and is_local_code(function, call):
        return None
    while not (isinstance(call, ast.Call) and interpreted(function, call)):
        if isinstance(call, ast.stmt):  # what sorts a list in place
            return None
        call = function.parents[call]
    return computed(function, call, called_name(call)) or _listed(hit, call)


def _listed(hit: Hit, call: ast.Call) -> Fix | None:
    """``found = [each > least for each in sizes]`` before, and ``any(found)``."""
    function, source = hit.function, hit.source
    items = call.args[0] if len(call.args) == 1 and not call.keywords else None
    statement = statement_before(function, call)
    if not isinstance(items, _LISTS) or statement is None or not function.target.has_levels:
        return None
    parts = list(ast.walk(items))
    if any(isinstance(part, ast.Name) and function.value(part).is_variable for part in parts):
        return None
    if any(isinstance(part, (ast.Is, ast.IsNot)) for part in parts):
        return None  # the graph refuses some of what the interpreter takes: `rate is rates[0]`
    name = free_name("found", frozenset(function.info.mentions) | function.parameter_names)
    text = source.segment(items)
    is_alone = source.span(items).end == source.span(call).end
    if isinstance(items, ast.GeneratorExp):
        text = f"[{text[1:-1].strip()}]"
    given = f"({name})" if is_alone else name
    edits = (insert_before(function, statement, f"{name} = {text}"), replace(source, items, given))
    found = tuple(edit for edit in edits if edit is not None)
    if len(found) < len(edits):
        return None
    title = f"Write `{name} = {text}` before, and give it that"
    claims = frozenset({Claim(function.module.key, source.span(function.node).start, name)})
    reason = f"all items are computed, also where the first ones decide what `{called_name(call)}` gives"
    return Fix(title, found, Safety.UNSAFE, reason, claims)
