"""What a helper changes, returned by it and assigned by all of its callers.

A helper is also ``construct`` of a Cell that is made only where it is called: ``Reversible()(x, states)``.

Offered where the project shows all calls, and each passes what it made itself: others who know that object do
not see the change either.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.aliases.sharing import changes, changes_argument, nested_changes, reading_caller
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.attribute_family import Family
from msgraph_lint.fixers.shared.edits import append_to, has_comment, replace, written
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import attribute_of, end_of, ends, place_of
from msgraph_lint.records import dataclass

_NEW = (ast.Call, ast.List, ast.Dict, ast.ListComp, ast.DictComp, ast.BinOp, ast.UnaryOp)
"""What makes an object that nothing else knows, as a rule."""


def fix(hit: Hit) -> Fix | None:
    return hit.function.once(_fix)


def _fix(function: GraphFunction) -> Fix | None:
    info = function.info
    is_called_outside = function.is_entry and not function.is_construct
    has_bprop = function.is_construct and info.owner is not None and info.owner.method("bprop") is not None
    if is_called_outside or has_bprop or info.nodes_of(ast.Yield) or info.node.decorator_list[1:]:
        return None
    names = tuple(dict.fromkeys(_changed(function)))
    gives = _Gives.of(info, names)
    if not names or gives is None or any(function.bindings.get(name) for name in names):
        return None
    if gives.is_changed:
        return _kept(function, names, gives)
    calls = _calls(function)
    if calls is None:
        return None
    edits = [*_returned(function, names, gives), *(_assigned(info, *each, names, gives) for each in calls)]
    found = tuple(edit for edit in edits if edit is not None)
    if len(found) < len(edits):
        return None
    listed = " and ".join(f"`{name}`" for name in names)
    called = info.qualname if function.is_construct else info.name
    title = f"Return {listed} from `{called}`, and assign the result where it is called"
    if info.parent is not None:
        return Fix(title, found, Safety.SAFE)
    return Fix(title, found, Safety.UNSAFE, f"code outside of this project gets another result of `{called}`")


def _kept(function: GraphFunction, names: Sequence[str], gives: _Gives) -> Fix | None:
    """What the function returns already, assigned where it is dropped: that is the same object in Python."""
    info = function.info
    if info.node.decorator_list or (info.owner is not None and _calls(function) is None):
        return None
    dropped = [each for each in function.calls if isinstance(each.caller.parents.get(each.node), ast.Expr)]
    found = [_reassigned(function, each, names, gives) for each in dropped]
    edits = tuple(dict.fromkeys(edit for edit in found if edit is not None))
    if not edits or None in found:
        return None
    title = f"Assign what `{info.name}` returns"
    return Fix(title, edits, Safety.SAFE)


def _reassigned(function: GraphFunction, call: Call, names: Sequence[str], gives: _Gives) -> Edit | None:
    """What the call returns assigned, where it surely calls the function."""
    info, caller, node = function.info, call.caller.info, call.node
    if caller.module is not function.module or not isinstance(node, ast.Call) or not passing.is_shown(node):
        return None
    is_sure = info.owner is not None or caller.resolve(node.func) is info
    return _assigned(info, caller, node, names, gives) if is_sure else None


def _changed(function: GraphFunction) -> Iterator[str]:
    """The parameters whose objects the function changes, and its callers go on with."""
    for change in (*changes(function), *nested_changes(function)):
        if changes_argument(function, change) and reading_caller(function, change) is not None:
            yield change.name


@dataclass(frozen=True)
class _Gives:
    """What a function returns."""

    values: tuple[ast.expr, ...]
    """None where it returns nothing."""
    is_changed: bool
    """Whether that is what it changes."""

    @classmethod
    def of(cls, info: FunctionInfo, names: Sequence[str]) -> _Gives | None:
        """None where only some of its ends give a value."""
        returns = info.nodes_of(ast.Return)
        values = tuple(each.value for each in returns if each.value is not None)
        if values and (len(values) < len(returns) or not ends(info.node.body)):
            return None
        is_changed = bool(values) and all(
            isinstance(each, ast.Name) and [each.id] == [*names] for each in values
        )
        return cls(values, is_changed)


def _returned(function: GraphFunction, names: Sequence[str], gives: _Gives) -> Iterator[Edit | None]:
    source, listed = function.module.source, ", ".join(names)
    if gives.is_changed:
        return
    for each in function.info.nodes_of(ast.Return):
        if each.value is None:
            yield replace(source, each, f"return {listed}")
        else:
            yield replace(source, each, f"return {_one(function.info, each.value)}, {listed}")
    if not ends(function.node.body):
        yield append_to(function, f"return {listed}")


def _one(info: FunctionInfo, node: ast.expr) -> str:
    """The text of ``node`` as one of several items."""
    source = info.module.source
    text = written(source, node)
    is_open = isinstance(node, (ast.Tuple, ast.Lambda, ast.IfExp)) and not _is_in_parentheses(text)
    return f"({text})" if is_open else text


def _is_in_parentheses(text: str) -> bool:
    """Whether ``text`` is all between two parentheses: not ``(a), (b)``."""
    try:
        ast.parse(" ".join(text[1:-1].split()), mode="eval")
    except SyntaxError:
        return False
    return text[0] + text[-1] == "()"


def _assigned(
    info: FunctionInfo, caller: FunctionInfo, call: ast.Call, names: Sequence[str], gives: _Gives
) -> Edit | None:
    """What a call of the helper returns is assigned to the names that it passes."""
    source, statement = caller.module.source, caller.parents[call]
    passed = [passing.passed(call, name, info.positions.get(name)) for name in names]
    if not isinstance(statement, (ast.Expr, ast.Assign)):
        return None
    given = [each.id for each in passed if isinstance(each, ast.Name) and _is_own(caller, each.id, statement)]
    if len(given) < len(names) or len(set(given)) < len(given):
        return None
    listed, start = ", ".join(given), source.span(statement).start
    if isinstance(statement, ast.Expr):
        return None if gives.values and not gives.is_changed else Edit(start, start, f"{listed} = ")
    if len(statement.targets) > 1 or not gives.values or gives.is_changed:
        return None
    target = statement.targets[0]
    if isinstance(target, ast.Name) and target.id in given:
        return None
    end = source.grouped(target).end
    if has_comment(source, start, end):
        return None
    return Edit(start, end, f"{_one(caller, target)}, {listed}")


def _is_own(caller: FunctionInfo, name: str, statement: ast.stmt) -> bool:
    """Whether ``caller`` made what ``name`` is at ``statement``, and nobody else knows it."""
    bindings = caller.bindings.get(name, [])
    if name in caller.captured_names and not _is_captured_later(caller, name, statement):
        return False
    block, position = caller.blocks[statement]
    before = [each for each in bindings if each.statement in block[:position]]
    if before:
        places = {id(each): place for place, each in enumerate(block)}
        last = max(before, key=lambda each: places[id(each.statement)])
        between = block[places[id(last.statement)] + 1 : position]
        inside = {part for each in between for part in ast.walk(each)}
        if all(each.statement not in inside for each in bindings):
            bindings = [last]
    elif name in caller.parameter_names:
        return False
    return bool(bindings) and all(
        isinstance(each.value, _NEW) and each.item is None and not each.iterated for each in bindings
    )


def _is_captured_later(caller: FunctionInfo, name: str, statement: ast.stmt) -> bool:
    """Whether the functions and comprehensions in ``caller`` that read ``name`` stand after ``statement``."""
    around: ast.AST = statement
    while around is not caller.node:
        if isinstance(around, (ast.For, ast.While)):
            return False
        around = caller.parents[around]
    inner = [each for each in caller.mentions[name] if each not in caller.nodes]
    return all(place_of(each) > end_of(statement) for each in inner)


def _calls(function: GraphFunction) -> list[tuple[FunctionInfo, ast.Call]] | None:
    """All calls of it in the project, with their callers; ``None`` where they are not all shown."""
    found: list[tuple[FunctionInfo, ast.Call]] = []
    is_construct = function.is_construct
    for caller, node in _of_class(function) if is_construct else _mentions(function):
        called = _constructing(function.info, caller, node) if is_construct and caller is not None else node
        call = caller.parents.get(called) if caller is not None and called is not None else None
        if (
            caller is None
            or not isinstance(call, ast.Call)
            or call.func is not called
            or not passing.is_shown(call)
        ):
            return None
        found.append((caller, call))
    is_all = len(found) == _times_mentioned(function)
    return found if is_all and found else None


def _of_class(function: GraphFunction) -> Iterator[tuple[FunctionInfo | None, ast.expr]]:
    """Where the module reads the name of the Cell whose ``construct`` it is, with who does so."""
    owner = function.info.owner
    assert owner is not None
    for each in function.module.all_functions:
        for node in each.mentions.get(owner.name, ()):
            if node in each.nodes:
                yield each, node


def _constructing(info: FunctionInfo, caller: FunctionInfo, node: ast.expr) -> ast.expr | None:
    """What is called in ``Net.construct(x)`` and ``Net()(x)``, where ``node`` is ``Net``."""
    around = caller.parents.get(node)
    if isinstance(around, ast.Attribute):
        return around if around.attr == info.name and info.is_static else None
    is_made = isinstance(around, ast.Call) and around.func is node and not (around.args or around.keywords)
    return around if is_made and isinstance(around, ast.Call) else None


def _mentions(function: GraphFunction) -> Iterator[tuple[FunctionInfo | None, ast.expr]]:
    """Where the module reads its name, with the functions that do so themselves."""
    info = function.info
    if info.parent is not None:
        for name in info.parent.mentions.get(info.name, ()):
            yield (info.parent if name in info.parent.nodes else None), name
        return
    for each in info.module.all_functions:
        if info.owner is None:
            found: Sequence[ast.expr] = each.mentions.get(info.name, ())
        else:
            found = [node for node in each.attributes.get(info.name, ()) if _is_of_kind(each, node, info)]
        for node in found:
            if node in each.nodes:
                yield each, node


def _is_of_kind(method: FunctionInfo, node: ast.Attribute, info: FunctionInfo) -> bool:
    """Whether ``node`` is the method ``info`` of ``self``."""
    is_of_self = attribute_of(node, method.self_name) is not None and method.owner is not None
    return is_of_self and method.owner is not None and info.owner in method.owner.project_mro


def _times_mentioned(function: GraphFunction) -> float:
    """How often the project may mention the function; its definition is not counted."""
    info = function.info
    if info.parent is not None:
        return len(info.parent.mentions.get(info.name, ()))
    if function.is_construct:
        return _times_in_module(function, info.owner.name if info.owner is not None else "")
    if info.owner is not None:
        family = Family(function, (info.name,))
        return float("inf") if family.is_defined_elsewhere(info) else family.times_read(info.name)
    return _times_in_module(function, info.name)


def _times_in_module(function: GraphFunction, name: str) -> float:
    """How often the module mentions its global ``name``; endlessly, where another one may do so."""
    module = function.module
    modules = function.code.project.mentioning(name, module)
    word = re.compile(rf"\b{re.escape(name)}\b")
    if modules is None or any(each is not module and word.search(each.source.text) for each in modules):
        return float("inf")
    return len(module.mentions.get(name, ())) - 1
