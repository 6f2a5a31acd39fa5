"""The shape under a name of its own: the interpreter needs the value of that name alone."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import free_name, insert_before, is_elif, replace, starts_line
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import TENSORS

_KNOWN = {"shape", "ndim", "dtype"}
"""What the compiler knows of a Tensor."""
_LATER = (ast.Lambda, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.While)


def fix(hit: Hit) -> Fix | None:
    call, function = hit.node, hit.function
    assert isinstance(call, ast.Call)
    if not function.target.has_levels:  # on 2.0, the interpreter runs that of a name, too
        return None
    statement = function.statement_of(call)
    around: ast.AST = call
    while around is not statement:
        around = function.parents[around]
        if isinstance(around, _LATER):
            return None
    if is_elif(function, statement) or not starts_line(hit.source, statement):
        return None
    found = _known(function, call)
    if found is None:
        return None
    names: dict[str, str] = {}
    taken = frozenset(function.info.mentions) | function.parameter_names
    edits: list[Edit | None] = []
    for node in found:
        text = hit.source.segment(node)
        if text not in names:
            names[text] = free_name(node.attr, taken | {*names.values()})
        edits.append(replace(hit.source, node, names[text]))
    added = [f"{name} = {text}" for text, name in names.items()]
    edits += [insert_before(function, statement, each) for each in added]
    made = tuple(edit for edit in edits if edit is not None)
    if len(made) < len(edits):
        return None
    start = hit.source.span(function.node).start
    claims = frozenset(Claim(function.module.key, start, name) for name in names.values())
    title = f"Write {' and '.join(f'`{each}`' for each in added)} before, and give it that"
    return Fix(title, made, Safety.SAFE, claims=claims)


def _known(function: GraphFunction, call: ast.Call) -> list[ast.Attribute] | None:
    """What the call asks of Tensors; ``None`` where something else in it varies."""
    found: list[ast.Attribute] = []
    for name in ast.walk(call):
        if isinstance(name, ast.Name) and function.value(name).is_variable:
            around = function.parents[name]
            is_known = isinstance(around, ast.Attribute) and around.attr in _KNOWN
            if not is_known or function.value(name).kind not in TENSORS:
                return None
            assert isinstance(around, ast.Attribute)
            found.append(around)
    return found or None
