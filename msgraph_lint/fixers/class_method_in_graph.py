"""A class method made a static one: what it asks of the class, it asks of the class by its name."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, replace
from msgraph_lint.fixers.shared.hoisting import classes_of
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.values.value import Kind, Value


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    value = function.value(call.func.value)
    owner = value.cls
    method = owner.method(call.func.attr) if isinstance(owner, ClassInfo) else None
    if method is None or method.module is not function.module or not _is_taken(function, value):
        return None
    cls, arguments = method.owner, [*method.node.args.posonlyargs, *method.node.args.args]
    if cls is None or not arguments or len(method.node.decorator_list) != 1 or "super" in method.mentions:
        return None
    uses = method.mentions.get(arguments[0].arg, [])
    if any(not isinstance(each.ctx, ast.Load) for each in uses):
        return None
    if uses and not _is_alone(function, cls, method):
        return None
    edits = [
        replace(hit.source, method.node.decorator_list[0], "staticmethod"),
        _without_first(method),
        *(replace(hit.source, each, cls.name) for each in uses),
    ]
    found = tuple(edit for edit in edits if edit is not None)
    if len(found) < len(edits):
        return None
    title = f"Make `{method.name}` a static method"
    if not uses:
        return Fix(title, found, Safety.SAFE)
    reason = f"classes outside of this project that inherit `{method.name}` get what `{cls.name}` gives"
    return Fix(title, found, Safety.UNSAFE, reason)


def _is_taken(function: GraphFunction, called_of: Value) -> bool:
    """Whether graph code may call a static method there: on 2.0, it may be called of an instance only."""
    return called_of.kind is Kind.CELL or function.target.version >= (2, 7)


def _is_alone(function: GraphFunction, cls: ClassInfo, method: FunctionInfo) -> bool:
    """Whether the class has a name that ``method`` sees, and no class inherits from it."""
    hides = cls.name in method.parameter_names or cls.name in method.names_bound_inside
    if hides or cls.around is not None or cls.module.times_bound[cls.name] > 1:
        return False
    return all(each is cls or cls not in each.ancestors() for each in classes_of(function))


def _without_first(method: FunctionInfo) -> Edit | None:
    """The first parameter removed."""
    source, arguments = method.module.source, method.node.args
    first, *others = [*arguments.posonlyargs, *arguments.args]
    if arguments.posonlyargs or (
        not others and (arguments.vararg or arguments.kwonlyargs or arguments.kwarg)
    ):
        return None
    span = source.span(first)
    end = source.span(others[0]).start if others else span.end
    return None if has_comment(source, span.start, end) else Edit(span.start, end, "")
