"""A class method made a static one: what it asks of the class, it asks of the class by its name.

Where that cannot be, as in a class of another file, the function that the method is made of is called with
the class: ``_from_legacy = Cache.from_legacy.__func__`` beside the imports, and ``_from_legacy(Cache, x)``.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Claim, Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import free_name, has_comment, replace
from msgraph_lint.fixers.shared.hoisting import classes_of
from msgraph_lint.fixers.shared.spelling import after_imports, line_after
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.values.value import Kind, Value


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    value = function.value(call.func.value)
    owner = value.cls
    method = owner.method(call.func.attr) if isinstance(owner, ClassInfo) else None
    if method is None:
        return None
    return _made_static(hit, value, method) or _called_with_class(hit, method)


def _made_static(hit: Hit, called_of: Value, method: FunctionInfo) -> Fix | None:
    """The method as a static one, where it stands in the same file."""
    function = hit.function
    if method.module is not function.module or not _is_taken(function, called_of):
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


def _called_with_class(hit: Hit, method: FunctionInfo) -> Fix | None:
    """The function of the method under a name of the module, and the class as its first argument."""
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    assert isinstance(call.func, ast.Attribute)
    name, module = call.func.value, function.module
    parameters = [*method.node.args.posonlyargs, *method.node.args.args]
    if not isinstance(name, ast.Name) or not parameters or method.owner is None:
        return None
    if function.is_local(name.id) or function.resolve(name) is not module.lookup(name.id):
        return None
    if len(method.node.decorator_list) != 1 or "super" in method.mentions:
        return None
    if not function.target.has_levels:  # 2.0 finds no attributes of a class that it is given
        return None
    text = f"{name.id}.{method.name}.__func__"
    known = _named(module, text)
    wanted = f"_{method.name.lstrip('_')}"
    function_name = known or free_name(wanted, frozenset(module.mentions))
    span = hit.source.span(call)
    start, first = hit.source.span(call.func), hit.source.text.find("(", hit.source.span(call.func).end)
    if has_comment(hit.source, start.start, first) or not 0 <= first < span.end:
        return None
    separator = ("," if hit.source.text[first + 1] in "\r\n" else ", ") if call.args or call.keywords else ""
    edits = [Edit(start.start, first + 1, f"{function_name}({name.id}{separator}")]
    if known is None:
        at = _place_after(module, name.id)
        if at is None:
            return None
        newline = module.source.newline(at)
        edits.insert(0, Edit(at, at, f"{newline}{function_name} = {text}{newline}"))
    claims = frozenset({Claim(module.key, 0, function_name)})
    title = f"Call the function of `{name.id}.{method.name}` with the class"
    return Fix(title, tuple(edits), Safety.SAFE, claims=claims)


def _named(module: Module, text: str) -> str | None:
    """The name that the module has for ``text``, and for nothing else."""
    for node in module.tree.body:
        if isinstance(node, ast.Assign) and module.source.segment(node.value) == text:
            target = node.targets[0]
            if isinstance(target, ast.Name) and module.times_bound[target.id] == 1:
                return target.id
    return None


def _place_after(module: Module, name: str) -> int | None:
    """The start of a line at module level where ``name``, which is bound once, is there."""
    if module.times_bound[name] > 1 or name in module.rebound_globals:
        return None
    for node in module.tree.body:
        if isinstance(node, (ast.Import, ast.ImportFrom)) and any(
            (alias.asname or alias.name) == name for alias in node.names
        ):
            return after_imports(module.source, module.tree.body)
        if isinstance(node, ast.ClassDef) and node.name == name:
            return line_after(module.source, node)
    return None


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
