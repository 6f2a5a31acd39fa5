"""The name passed to the nested function as an argument."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.bindings import free_names
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment
from msgraph_lint.hits import Hit


def fix(hit: Hit) -> Fix | None:
    function, binding = hit.function, hit.node
    assert isinstance(binding, ast.Name)
    found = [each for each in function.nodes(ast.FunctionDef) if _is_meant(hit, each, binding.id)]
    if len(found) != 1:
        return None
    nested = found[0]
    calls = _calls(function, nested)
    signature = _one_more(function, nested, binding.id)
    if not calls or signature is None:
        return None
    passed = [_passed(function, call, binding.id) for call in calls]
    edits = (signature, *(each for each in passed if each is not None))
    if len(edits) <= len(calls):
        return None
    claims = frozenset({Claim(function.module.key, hit.source.span(nested).start, binding.id)})
    return Fix(f"Pass `{binding.id}` to `{nested.name}` as an argument", edits, Safety.SAFE, claims=claims)


def _is_meant(hit: Hit, nested: ast.FunctionDef, name: str) -> bool:
    """Whether the hit is about ``nested``: it reads ``name``, which the function around binds."""
    is_told = f"`{nested.name}` keeps" in hit.message
    return is_told and any(read.id == name for read in free_names(nested))


def _calls(function: GraphFunction, nested: ast.FunctionDef) -> list[ast.Call]:
    """All mentions of ``nested``; none where one is no call, or another function sees it."""
    if nested.name in function.info.captured_names or len(function.bindings.get(nested.name, ())) > 1:
        return []
    calls = []
    for name in function.info.mentions.get(nested.name, ()):
        call = function.parents.get(name)
        if not isinstance(call, ast.Call) or call.func is not name:
            return []
        if any(isinstance(each, ast.Starred) for each in call.args) or call.keywords:
            return []
        calls.append(call)
    return calls


def _one_more(function: GraphFunction, nested: ast.FunctionDef, name: str) -> Edit | None:
    """The parameter ``name`` behind the others."""
    arguments, source = nested.args, function.module.source
    is_plain = not (
        arguments.vararg
        or arguments.kwarg
        or arguments.kwonlyargs
        or arguments.defaults
        or arguments.posonlyargs
        or nested.decorator_list
    )
    if not is_plain or not arguments.args:
        return None
    end = source.span(arguments.args[-1]).end
    return Edit(end, end, f", {name}")


def _passed(function: GraphFunction, call: ast.Call, name: str) -> Edit | None:
    if not call.args or isinstance(call.args[-1], ast.GeneratorExp):
        return None
    source = function.module.source
    end = source.grouped(call.args[-1]).end
    if has_comment(source, end, source.span(call).end):
        return None
    return Edit(end, end, f", {name}")
