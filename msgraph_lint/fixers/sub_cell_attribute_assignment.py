"""A Parameter of another Cell, assigned by ``ops.assign``."""

from __future__ import annotations

import ast

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, operand, written
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.values.value import NUMBERS, Kind

_OPERATORS: dict[type[ast.operator], str] = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/"}


def fix(hit: Hit) -> Fix | None:
    function, target = hit.function, hit.node
    assert isinstance(target, ast.Attribute)
    statement = function.statement_of(target)
    if function.value(target).kind is not Kind.PARAMETER or isinstance(target.value, ast.Subscript):
        return None
    source = function.module.source
    owner = source.segment(target)
    if isinstance(statement, ast.Assign) and statement.targets == [target]:
        if not function.value(statement.value).may_be(Kind.TENSOR):
            return None
        new = written(source, statement.value)
    elif isinstance(statement, ast.AugAssign) and type(statement.op) in _OPERATORS:
        if not function.value(statement.value).may_be(Kind.TENSOR, *NUMBERS):
            return None
        new = f"{owner} {_OPERATORS[type(statement.op)]} {operand(source, statement.value)}"
    else:
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    text = f"{speller.spell('mindspore.ops.assign')}({owner}, {new})"
    span = source.span(statement)
    if not speller.is_complete or has_comment(source, span.start, span.end):
        return None
    edits = (Edit(span.start, span.end, text), *speller.imports)
    reason = (
        "the value must have the shape and dtype of the Parameter; PyNative would have put the new Tensor in"
    )
    return Fix(f"Write `{text}`", edits, Safety.UNSAFE, reason)
