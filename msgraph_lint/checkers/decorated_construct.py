"""Decorators of graph code that use ``functools.wraps``: the compiler sees through them."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.callables import JIT
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External, FunctionInfo, Module
from msgraph_lint.rules import Rule

RULE = Rule(
    "MSG710",
    "decorated-construct",
    "a decorator that wraps `construct`, or a function that it calls, is ignored",
    on=("function decorated",),
)


def check(function: GraphFunction, _: ast.AST) -> Iterator[Hit]:
    for decorator in _compiled_through(function):
        found = decorating(function.module, decorator)
        wrapper = wrapper_of(function.module, decorator)
        if found is not None and wrapper is not None:
            message = (
                f"`{found.name}` is ignored: the compiler takes the function that `functools.wraps` names"
            )
            cause = f"{found.module.source.path}:{found.node.lineno}"
            yield Hit(RULE, function, decorator, message, advice=_advice(function, wrapper), cause=cause)


def decorating(module: Module, decorator: ast.expr) -> FunctionInfo | None:
    """The function of the project that ``decorator`` names, or calls for one."""
    found = module.resolve(decorator.func if isinstance(decorator, ast.Call) else decorator)
    return found if isinstance(found, FunctionInfo) else None


def wrapper_of(module: Module, decorator: ast.expr) -> FunctionInfo | None:
    """What Python calls in place of what is decorated, where the compiler does not see it."""
    found = decorating(module, decorator)
    return _wrapper(found, is_factory=isinstance(decorator, ast.Call)) if found is not None else None


def wraps_of(wrapper: FunctionInfo) -> ast.Call | None:
    """The decorator ``functools.wraps(…)`` of ``wrapper``."""
    for each in wrapper.node.decorator_list:
        if isinstance(each, ast.Call) and _name_of(wrapper.module, each) == "functools.wraps":
            return each
    return None


def _compiled_through(function: GraphFunction) -> list[ast.expr]:
    """The decorators that the compiler sees: not those around a compiled function, which Python calls."""
    decorators = function.node.decorator_list
    if function.is_construct:
        return decorators
    names = [_name_of(function.module, each) for each in decorators]
    first = next((at for at, name in enumerate(names) if name in JIT), None)
    return decorators[first + 1 :] if first is not None else [] if function.is_entry else decorators


def _name_of(module: Module, node: ast.expr) -> str:
    found = module.resolve(node.func if isinstance(node, ast.Call) else node)
    return found.name if isinstance(found, External) else ""


def _wrapper(decorator: FunctionInfo, *, is_factory: bool) -> FunctionInfo | None:
    """The nested function that the decorator returns under ``functools.wraps``, if it changes something."""
    returned = {
        node.value.id
        for node in decorator.nodes
        if isinstance(node, ast.Return) and isinstance(node.value, ast.Name)
    }
    for name in returned & decorator.nested.keys():
        nested = decorator.nested[name]
        if is_factory:
            found = _wrapper(nested, is_factory=False)
            if found is not None:
                return found
        elif wraps_of(nested) is not None and not _passes_on(nested):
            return nested
    return None


def _passes_on(wrapper: FunctionInfo) -> bool:
    """Whether a way through ``wrapper`` returns just what the function that it wraps returns."""
    own = [arg.arg for arg in wrapper.parameters]
    returned = [node.value for node in wrapper.nodes if isinstance(node, ast.Return)]
    is_same = any(_calls_with(value, own) for value in returned) or _keeps(wrapper, own)
    return is_same and not _changes(wrapper, own)


def _calls_with(value: ast.expr | None, own: list[str]) -> bool:
    """Whether ``value`` is a call with just the arguments ``own``."""
    if not isinstance(value, ast.Call):
        return False
    given = [a.value if isinstance(a, ast.Starred) else a for a in value.args]
    given += [keyword.value for keyword in value.keywords]
    return [part.id for part in given if isinstance(part, ast.Name)] == own


def _keeps(wrapper: FunctionInfo, own: list[str]) -> bool:
    """Whether ``wrapper`` returns a name with the result, which only some ``if`` gives another value."""
    *steps, last = wrapper.node.body
    if not (isinstance(last, ast.Return) and isinstance(last.value, ast.Name)):
        return False
    bound = [step for step in steps if last.value.id in _bound([step])]
    return len(bound) == 1 and _calls_with(getattr(bound[0], "value", None), own)


def _changes(wrapper: FunctionInfo, own: list[str]) -> bool:
    """Whether ``wrapper`` puts something into its arguments ``own`` that is not what callers gave there."""
    given = [node for node in wrapper.nodes if isinstance(node, ast.If) and _asks_what_is_in(node.test, own)]
    renamed = {inner for each in given for inner in ast.walk(each)}
    return any(
        isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(node.value, ast.Name)
        and node.value.id in own
        and node not in renamed
        for node in wrapper.nodes
    )


def _asks_what_is_in(test: ast.expr, own: list[str]) -> bool:
    """Whether ``test`` is ``"old" in kwargs``."""
    if not (isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.In)):
        return False
    asked = test.comparators[0]
    return isinstance(asked, ast.Name) and asked.id in own


def _bound(steps: list[ast.stmt]) -> set[str]:
    """The names that ``steps`` bind whatever the conditions of their ``if``."""
    bound: set[str] = set()
    for step in steps:
        if isinstance(step, ast.If):
            bound |= _bound(step.body) & _bound(step.orelse)
        else:
            nodes = (node for node in ast.walk(step) if isinstance(node, ast.Name))
            bound |= {node.id for node in nodes if isinstance(node.ctx, ast.Store)}
    return bound


# Advice


def _advice(function: GraphFunction, wrapper: FunctionInfo) -> str:
    place = "`construct`" if function.is_construct else f"`{function.info.name}`"
    done = [*_to_keywords(wrapper)]
    if not done:
        return f"do what the decorator does inside {place}, or leave `functools.wraps` out"
    return f"do inside {place}, or where it is called, what the decorator does: it {' and '.join(done)}"


def _to_keywords(wrapper: FunctionInfo) -> Iterator[str]:
    """What the wrapper does to the keyword arguments."""
    args = wrapper.node.args
    name = args.kwarg.arg if args.kwarg is not None else ""
    given = [node.slice for node in wrapper.nodes_of(ast.Subscript) if _is_stored(node, name)]
    taken = [node.args[0] for node in wrapper.nodes_of(ast.Call) if node.args and _is_pop(node.func, name)]
    for verb, keywords in (("gives", given), ("takes away", taken)):
        texts = dict.fromkeys(each.value for each in keywords if isinstance(each, ast.Constant))
        if texts:
            yield f"{verb} {' and '.join(f'`{each!s}`' for each in texts)}"


def _is_stored(node: ast.Subscript, name: str) -> bool:
    return isinstance(node.ctx, ast.Store) and _is(node.value, name)


def _is_pop(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Attribute) and node.attr == "pop" and _is(node.value, name)


def _is(node: ast.expr, name: str) -> bool:
    return isinstance(node, ast.Name) and node.id == name
