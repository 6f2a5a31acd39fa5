"""Graph code: which functions are compiled, and from which entry."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Union

from msgraph_lint.compiler.callables import JIT, captures_otherwise
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.opaque import is_opaque
from msgraph_lint.compiler.places import Definition
from msgraph_lint.compiler.resting import Memory
from msgraph_lint.compiler.scope import Scope, module_scope
from msgraph_lint.findings import Assumption, Confidence
from msgraph_lint.graph.call_sites import CallSite, CallSites
from msgraph_lint.graph.creations import made_of_classes, made_of_numbers, passed_functions
from msgraph_lint.graph.entries import entries, functions_in
from msgraph_lint.graph.flags import attribute_left, number_left, set_elsewhere, settled
from msgraph_lint.graph.given import given_object
from msgraph_lint.graph.hooks import hooks_of
from msgraph_lint.graph.interpreted import handed_on_at, made_at, returned_at
from msgraph_lint.graph.uses import (
    is_container,
    is_result_used_otherwise,
    is_used_otherwise,
    used_as_tensors,
)
from msgraph_lint.graph.ways import Ways
from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo, Module
from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import attribute_of, is_super
from msgraph_lint.targets import Target
from msgraph_lint.values.elements import element, is_cell_list
from msgraph_lint.values.value import MISSING, NUMBERS, Kind, Value

_NOT_COMPILED = {"constexpr", "_primexpr", "jit_forbidden_register", "lru_cache", "cache"}
"""Decorators (of MindSpore and functools) whose functions run in Python while the graph is compiled."""
_Key = tuple[FunctionInfo, Union[ClassInfo, None]]
"""A function, and the class of its ``self``."""
_MOST_RECEIVERS = 64
"""Classes of ``self`` that a method is looked at with: a chain of subclasses would take its square."""

_MOST_TOGETHER = 300
"""How many functions of one graph are looked at."""
_MOST_ROUNDS = 3
"""How often functions that call what they are given are looked at again, as more of their calls is known."""


class GraphCode:
    """The graph code of a project, for one target."""

    def __init__(self, project: Project, target: Target, confidence: Confidence = Confidence.HIGH) -> None:
        self.project = project
        self.target = target
        self.assumptions = confidence.assumptions
        """What is taken for granted."""
        self.failures: list[tuple[Module, ast.AST, Exception]] = []
        """Modules and functions whose analysis raised: faults of ours; the others are still analysed."""
        self.is_complete = False
        """Whether all calls are known."""
        self._functions: dict[_Key, GraphFunction] = {}
        self._links: set[tuple[GraphFunction, GraphFunction, ast.expr]] = set()
        """Which function is called by which one, and where."""
        self._receivers = Counter[ast.AST]()
        """Function -> how many classes of ``self`` it was seen with."""
        self._assuming: dict[frozenset[Assumption], GraphCode] = {}
        self._origin = self
        """The graph code that this one is, with other assumptions."""
        self._readers = Memory[str, dict[ClassInfo, list[GraphFunction]]]()

    @property
    def found(self) -> list[GraphFunction]:
        """The functions found so far: all of them once ``functions`` has returned."""
        return list(self._functions.values())

    @cached_property
    def compiled(self) -> dict[FunctionNode, list[GraphFunction]]:
        """Function -> its appearances as graph code, one for each class of ``self``."""
        found: dict[FunctionNode, list[GraphFunction]] = {}
        for function in self.found:
            found.setdefault(function.node, []).append(function)
        return found

    def compiles(self, module: Module, call: ast.Call) -> bool:
        """Whether ``call``, which stands in ``module``, is in graph code."""
        around = (each for each in self.found if each.module is module)
        holding = (each for each in around if call in each.info.nodes_of(ast.Call))
        return any(call in each.nodes(ast.Call) for each in holding)

    def is_exported(self, function: GraphFunction) -> bool:
        """Whether a ``construct`` leads to it."""
        return self._exported.lead_to(function)

    def is_shown(self, function: GraphFunction) -> bool:
        """Whether the source shows that it is compiled."""
        return self._shown.lead_to(function)

    def is_parsed(self, function: GraphFunction) -> bool:
        """Whether it is an entry, or a call leads to it that the compiler does not drop."""
        return self._parsed.lead_to(function)

    def is_surely_called(self, function: GraphFunction) -> bool:
        """Whether the compiler gets to ``function`` however it decides what it knows."""
        return self._surely_called.lead_to(function)

    @cached_property
    def _exported(self) -> Ways:
        return Ways(lambda function: function.is_entry and function.is_construct)

    @cached_property
    def _shown(self) -> Ways:
        return Ways(lambda function: function.is_shown_entry)

    @cached_property
    def _parsed(self) -> Ways:
        return Ways(_is_entry, lambda call: not call.caller.drops(call.node))

    @cached_property
    def _surely_called(self) -> Ways:
        return Ways(_is_entry, _is_surely_made)

    def compiled_with(self, function: GraphFunction) -> Iterator[GraphFunction]:
        """What surely is in one graph with ``function``: itself, then what calls it, then what those call."""
        together = {function: None}
        for direction in (_callers, self._called_by):
            todo = list(together)
            for each in todo:
                new = [found for found in direction(each) if found not in together]
                together.update(dict.fromkeys(new[: _MOST_TOGETHER - len(together)]))
                todo += (found for found in new if found in together)
        return iter(together)

    def _called_by(self, function: GraphFunction) -> Iterator[GraphFunction]:
        return (called for called, call in self._callees.get(function, ()) if _is_surely_made(call))

    @cached_property
    def _callees(self) -> dict[GraphFunction, list[tuple[GraphFunction, Call]]]:
        """Function -> what it calls, and where."""
        found: dict[GraphFunction, list[tuple[GraphFunction, Call]]] = {}
        for function in self.found:
            for call in function.calls:
                found.setdefault(call.caller, []).append((function, call))
        return found

    def attribute_readers(self, cls: ClassInfo, name: str) -> Sequence[GraphFunction]:
        """The functions that read the attribute ``name`` of an instance of ``cls``."""
        return self._readers.of(name, lambda: self._readers_of(name)).get(cls, ())

    def _readers_of(self, name: str) -> dict[ClassInfo, list[GraphFunction]]:
        readers: dict[ClassInfo, dict[GraphFunction, None]] = {}
        for function in self.mentioning(name):
            for node in function.nodes(ast.Attribute):
                if node.attr == name and isinstance(node.ctx, ast.Load):
                    for owner in function.value(node.value).classes:
                        if isinstance(owner, ClassInfo):
                            readers.setdefault(owner, {})[function] = None
        return {owner: list(functions) for owner, functions in readers.items()}

    def mentioning(self, name: str) -> Iterator[GraphFunction]:
        """The functions that read or set an attribute of that name, of whatever."""
        return (self._functions[key] for key in self._origin.mentions.get(name, ()))

    @cached_property
    def mentions(self) -> dict[str, list[_Key]]:
        """Attribute -> the functions that mention one of that name."""
        found: dict[str, list[_Key]] = {}
        for key in self._functions:
            for name in {node.attr for node in key[0].nodes_of(ast.Attribute)}:
                found.setdefault(name, []).append(key)
        return found

    def functions(self) -> list[GraphFunction]:
        """Every function that is compiled: entries first, then what they call."""
        for module in list(self.project.modules()):
            try:
                for info, receiver, is_shown in entries(self.project, module, self.assumptions):
                    self._enter(info, receiver, is_shown)
            except Exception as error:
                self.failures.append((module, module.tree, error))
        self._follow(list(self._functions.values()))
        self._follow_objects()
        for function in self.found:
            function.forget()  # what was looked up before all calls were known
        self._readers = Memory()
        forget(self, GraphCode)
        self.is_complete = True
        if self._leave_to_interpreter():
            self._assuming.clear()
            forget(self, GraphCode)
            for function in self.found:
                function.release()
                function.forget()
        return self.found

    def _follow_objects(self) -> None:
        """Look again at functions that were looked at before it was known which objects they are given."""
        classes = (cls for module in self.project.modules() for cls in module.classes)
        methods = {name for cls in classes if not cls.is_cell for name in cls.methods}
        for _ in range(_MOST_ROUNDS if methods else 0):
            known = len(self._functions)
            early = [each for each in self.found if each.calls and _calls_given(each, methods)]
            for function in early:
                function.forget()
            self._follow(early)
            if len(self._functions) == known:
                break

    def _leave_to_interpreter(self) -> bool:
        """Leave out what only methods lead to that Python runs; whether there is such a thing."""
        of_python = {call for function in self.found for call in function.calls if _is_run(function, call)}
        left: set[GraphFunction] = set()
        is_changed = bool(of_python)
        while is_changed:
            is_changed = False
            for function in self.found:
                if function in left:
                    continue
                calls = function.calls
                function.calls = [call for call in calls if call not in of_python and call.caller not in left]
                if calls and not function.calls and not function.is_entry:
                    left.add(function)
                    is_changed = True
        self._functions = {key: each for key, each in self._functions.items() if each not in left}
        return bool(of_python)

    def renew(self, node: FunctionNode) -> list[GraphFunction]:
        """The appearances of the function ``node``, of which the statements are others now.

        What other functions are was found out with those that it had before.
        """
        functions = self.compiled.get(node, [])
        for function in functions:
            function.renew()
        for function in self.found:
            function.calls = [call for call in function.calls if call.caller not in functions]
        self._links = {link for link in self._links if link[1] not in functions}
        self._assuming.clear()
        self._readers = Memory()
        forget(self, GraphCode)
        self._follow(list(functions))
        self._leave_to_interpreter()
        return functions

    def _follow(self, todo: list[GraphFunction]) -> None:
        """Add what the functions ``todo`` lead to."""
        for function in todo:
            try:
                references = list(_references(function))
            except Exception as error:
                self.failures.append((function.module, function.node, error))
                continue
            for found, receiver, node, is_sure in references:
                outer = function if found.parent is not None and found.parent is function.info else None
                reached, is_new = self._add(found, receiver, outer)
                if reached is None:
                    continue
                if reached is function:
                    function.calls_itself = True
                elif (reached, function, node) not in self._links:
                    self._links.add((reached, function, node))
                    reached.calls.append(Call(function, node, is_sure))
                if is_new:
                    todo.append(reached)

    def assuming(self, assumptions: frozenset[Assumption]) -> GraphCode:
        """The same graph code, once all calls are known, with only ``assumptions`` taken for granted."""
        if assumptions == self.assumptions:
            return self
        if assumptions not in self._assuming:
            self._assuming[assumptions] = self._with(assumptions)
        return self._assuming[assumptions]

    def _with(self, assumptions: frozenset[Assumption]) -> GraphCode:
        made = GraphCode(self.project, self.target)
        made.assumptions, made.is_complete, made._origin = assumptions, True, self._origin
        alike: dict[Scope | None, GraphFunction] = {}
        for key, function in self._functions.items():
            made._functions[key] = alike[function] = function.among(made, alike)
        for key, function in self._functions.items():
            calls = function.calls
            made._functions[key].calls = [Call(alike[c.caller], c.node, c.is_sure) for c in calls]
        return made

    def release(self, function: GraphFunction) -> None:
        """Keep nothing of what it took to look at ``function``, whatever was taken for granted."""
        function.release()
        for other in self._assuming.values():
            if (same := other.function(function.info, function.receiver)) is not None:
                same.release()

    def function(self, info: FunctionInfo, receiver: ClassInfo | None) -> GraphFunction | None:
        """The function as graph code; None when the compiler does not parse it."""
        return self._functions.get((info, receiver))

    def scope_of(self, info: FunctionInfo, receiver: ClassInfo | None) -> Scope | None:
        """The function as graph code; None when the compiler does not parse it."""
        return self._functions.get((info, receiver))

    def call_sites(self, function: GraphFunction) -> list[CallSite]:
        """The calls that lead to the entry ``function`` from outside graph code."""
        return self.project.kept(CallSites).of(function)

    def interpreted_at(self, function: GraphFunction, node: ast.expr, value: Value) -> str:
        """Where the interpreter makes what ``node`` is (``path:line``); empty where the graph does."""
        return made_at(function, node, value)

    def given_attribute(self, function: GraphFunction, name: str, value: Value) -> Value:
        """What ``self.name`` is with the classes and numbers that ``__init__`` gets."""
        return function.once(_given_attribute, name, value)

    def given_object(self, function: GraphFunction, name: str) -> Value:
        """The plain objects that ``self.name`` may be, which ``__init__`` is given."""
        return function.once(given_object, name)

    def settled(self, function: GraphFunction, test: ast.expr) -> bool | None:
        """Whether a condition on attributes holds in all networks that the project constructs."""
        return function.once(settled, test)

    def interpreted_result(self, function: GraphFunction, value: Value) -> str:
        """Where the interpreter makes what ``function`` returns, as none of its expressions shows."""
        return returned_at(function, value)

    def interpreted_before(self, function: GraphFunction) -> str:
        """Where the layers of a list make what they hand on to ``function``, which is one of them, too."""
        return handed_on_at(function)

    def is_set_elsewhere(self, function: GraphFunction, name: str) -> bool:
        """Whether others than ``__init__`` set ``self.name`` before the graph is compiled."""
        return function.once(set_elsewhere, name)

    def is_used_otherwise(self, function: GraphFunction, name: str) -> bool:
        """Whether something speaks against the parameter ``name`` being a Tensor."""
        return is_used_otherwise(function, name)

    def is_container(self, function: GraphFunction, name: str) -> bool:
        """Whether the parameter ``name`` is asked for what lists and dicts alone have."""
        return is_container(function, name)

    def is_result_used_otherwise(self, function: GraphFunction, node: ast.expr) -> bool:
        """Whether something speaks against ``node`` in ``function`` being a Tensor."""
        return is_result_used_otherwise(function, node)

    def used_as_tensors(self, function: GraphFunction) -> Collection[Definition]:
        """What names of ``function`` are bound to that is used as Tensors alone can be."""
        return function.once(used_as_tensors)

    def _add(
        self, info: FunctionInfo, receiver: ClassInfo | None, outer: Scope | None = None
    ) -> tuple[GraphFunction | None, bool]:
        key = (info, receiver)
        if key in self._functions:
            return self._functions[key], False
        if not _is_compiled(info):
            return None, False
        self._receivers[info.node] += 1
        if self._receivers[info.node] > _MOST_RECEIVERS:
            return None, False
        self._functions[key] = GraphFunction(info, receiver, self, outer or self._around(info, receiver))
        return self._functions[key], True

    def _around(self, info: FunctionInfo, receiver: ClassInfo | None) -> Scope | None:
        """The function around ``info``, which Python has run."""
        if info.parent is None:
            return None
        known = self.scope_of(info.parent, receiver)
        return known or Scope(info.parent, receiver, self._around(info.parent, receiver))

    def _enter(self, info: FunctionInfo, receiver: ClassInfo | None, is_shown: bool) -> None:
        """Take ``info`` for a function where a compile starts."""
        function, _ = self._add(info, receiver)
        if function is not None:
            function.is_entry = True
            function.is_shown_entry |= is_shown


def _given_attribute(function: GraphFunction, name: str, value: Value) -> Value:
    attributes = function.attributes
    if attributes is None:
        return value
    value = attribute_left(function, name, value)
    is_open = value.kind is Kind.UNKNOWN or (value.kind in NUMBERS and value.literal is MISSING)
    if is_open and (number := number_left(function, name)) is not None:
        return number
    if value.kind is Kind.UNKNOWN:
        found = made_of_numbers(function.code.project, attributes, name)
        value = value if found.kind is Kind.UNKNOWN else found
    return made_of_classes(function.code.project, attributes, name, value)


def _is_entry(function: GraphFunction) -> bool:
    return function.is_entry


def _callers(function: GraphFunction) -> Iterator[GraphFunction]:
    return (call.caller for call in function.calls if _is_surely_made(call))


def _is_surely_made(call: Call) -> bool:
    return (call.is_sure or call.caller.assumes_reached()) and call.caller.is_surely_taken(call.node)


def _calls_given(function: GraphFunction, methods: Collection[str]) -> bool:
    """Whether it calls a parameter, or one of ``methods`` of one."""
    parameters = function.info.positions.keys() - {function.self_name}
    for node in function.info.nodes_of(ast.Call):
        func = node.func
        is_method = isinstance(func, ast.Attribute) and func.attr in methods
        owner = func.value if isinstance(func, ast.Attribute) and is_method else func
        if isinstance(owner, ast.Name) and owner.id in parameters:
            return True
    return False


def _is_run(function: GraphFunction, call: Call) -> bool:
    """Whether ``call`` leads to the method ``function`` of an object that the interpreter makes."""
    receiver = function.receiver
    if receiver is None or receiver.is_cell or receiver.is_jit_class:
        return False
    node = call.node.func if isinstance(call.node, ast.Call) else call.node
    owner = call.caller.value(node.value if isinstance(node, ast.Attribute) else node)
    return owner.kind is Kind.OBJECT and bool(owner.interpreted)


def _is_compiled(info: FunctionInfo) -> bool:
    for decorator in info.node.decorator_list:
        func = decorator.func if isinstance(decorator, ast.Call) else decorator
        found = info.resolve_outside(func)
        if isinstance(found, External):
            if found.name.rpartition(".")[2] in _NOT_COMPILED:
                return False
            if found.name in JIT and isinstance(decorator, ast.Call) and captures_otherwise(decorator):
                return False
    return True


_Reference = tuple[FunctionInfo, Union[ClassInfo, None], ast.expr, bool]
"""A function, the class of its ``self``, the place that leads to it, and whether it surely does."""


def _references(function: GraphFunction) -> Iterator[_Reference]:
    """Project functions that ``function`` calls or passes on."""
    called: dict[int, ast.Call] = {}
    for call in function.nodes(ast.Call):
        called[id(call.func)] = call
    yield from _wrappers(function)
    for node in function.nodes(ast.Call, ast.Name, ast.Attribute):
        if isinstance(node, ast.Call):
            yield from _called_instance(function, node)
        elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Load):
            found = _referenced(function, node)
            if found is not None:
                yield (*found, called.get(id(node), node), True)
            elif id(node) in called or _comes_from_outside(function, node):
                yield from _held(function, node, called.get(id(node)))
    for item in function.nodes(ast.withitem):
        yield from _entered(function, item.context_expr)
    yield from _hooks(function)


def _hooks(function: GraphFunction) -> Iterator[_Reference]:
    """The hooks of the Cells that ``function`` calls."""
    hooks = hooks_of(function.receiver) if function.receiver is not None else []
    if not hooks or not function.target.has_levels:
        return
    for call in function.nodes(ast.Call):
        name = attribute_of(call.func, function.self_name)
        for hook in hooks if name is not None else ():
            is_followed = hook.attribute == name and not hook.is_of_items and not hook.reads_around
            if is_followed and hook.function is not None and not hook.is_lambda:
                yield hook.function, hook.receiver or hook.function.owner, call.func, True


def _entered(function: GraphFunction, node: ast.expr) -> Iterator[_Reference]:
    """What ``with node:`` calls."""
    owner = function.value(node).cls
    if isinstance(owner, ClassInfo):
        for name in ("__enter__", "__exit__"):
            if (method := owner.method(name)) is not None:
                yield method, owner, node, True


def _comes_from_outside(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is global or of ``self``: what is local was mentioned where it comes from."""
    while isinstance(node, ast.Attribute):
        node = node.value
    return isinstance(node, ast.Name) and (node.id == function.self_name or not function.is_local(node.id))


def _wrappers(function: GraphFunction) -> Iterator[_Reference]:
    """What decorators put around ``function``; the compiler looks through ``functools.wraps``."""
    for decorator in function.node.decorator_list:
        made = function.module.resolve(decorator)
        if isinstance(made, FunctionInfo):
            for wrapper, _ in functions_in(module_scope(made.module).result_of(made).functions):
                if wrapper.parent is made and not wrapper.node.decorator_list:
                    yield wrapper, None, decorator, True


def _held(function: GraphFunction, node: ast.expr, call: ast.Call | None) -> Iterator[_Reference]:
    """The functions that ``node`` evaluates to, or holds; ``self.f is None`` does not look at them."""
    around = function.parents[node]
    if isinstance(around, ast.Compare) and isinstance(around.ops[0], (ast.Is, ast.IsNot)):
        return
    value = function.value(node)
    is_sure = value.kind is Kind.FUNCTION and len(value.functions) == 1
    for each in value.functions:
        if isinstance(each.function, FunctionInfo):
            is_called = each is value or value.kind is Kind.UNKNOWN
            place = call if call is not None and is_called else node
            yield each.function, each.receiver, place, is_sure
    if call is not None and value.kind is Kind.UNKNOWN and function.attributes is not None:
        for binding in function.attributes.bindings.get(attribute_of(node, function.self_name) or "", ()):
            for info, receiver in functions_in(
                passed_functions(function.code.project, function.attributes.cls, binding)
            ):
                yield info, receiver, call, False


def _referenced(
    function: GraphFunction, node: ast.Name | ast.Attribute
) -> tuple[FunctionInfo, ClassInfo | None] | None:
    if isinstance(node, ast.Name):
        is_bound = node.id in function.bindings  # then it matters where it is read
        return _as_function(function, node) if is_bound else function.once(_outside, node.id)
    if is_super(node.value):
        method = function.method_of_super(node)
        return (method, function.receiver) if method is not None else None
    owner = function.value(node.value)
    if isinstance(owner.cls, ClassInfo) and owner.kind in (Kind.CELL, Kind.OBJECT, Kind.CLASS):
        method = owner.cls.method(node.attr)
        if method is None or node.attr == "__init__" or _is_python(function, owner):
            return None
        return (method, owner.cls) if not _is_asked_of_python(owner, method) else None
    found = function.resolve(node)
    return (found, found.owner) if isinstance(found, FunctionInfo) else None


def _is_python(function: GraphFunction, owner: Value) -> bool:
    """Whether it is an object whose methods the interpreter runs."""
    return not function.target.has_constant_objects and is_opaque(owner)


def _is_asked_of_python(owner: Value, method: FunctionInfo) -> bool:
    """Whether it is a property of an object, or of a base class of a Cell: Python computes it."""
    is_of_base = owner.kind is Kind.CELL and method.owner is not owner.cls
    return method.is_property and (owner.kind is Kind.OBJECT or is_of_base)


def _outside(function: GraphFunction, name: str) -> tuple[FunctionInfo, ClassInfo | None] | None:
    return _as_function(function, ast.Name(name, ast.Load(), lineno=0))


def _as_function(function: GraphFunction, node: ast.Name) -> tuple[FunctionInfo, ClassInfo | None] | None:
    """The function that ``node`` names, with the class of its ``self``."""
    found = function.resolve(node)
    if isinstance(found, FunctionInfo):
        return found, function.receiver if found.parent is not None else found.owner
    return None


def _called_instance(function: GraphFunction, node: ast.Call) -> Iterator[_Reference]:
    """``self.block(x)``: the ``construct`` (or ``__call__``) of the instance that is called."""
    callee = function.value(node.func)
    if _is_python(function, callee):
        return
    if not isinstance(node.func, (ast.Name, ast.Attribute)):
        yield from _held(function, node.func, node)  # functions[0](x), make()(x)
    for each in callee.options or (callee,):
        if isinstance(each.cls, ClassInfo) and each.kind in (Kind.CELL, Kind.OBJECT):
            method = each.cls.method("construct" if each.kind is Kind.CELL else "__call__")
            if method is not None:
                yield method, each.cls, node, each is callee
    if is_cell_list(callee):
        yield from _in_row(callee, node)


def _in_row(cells: Value, node: ast.Call) -> Iterator[_Reference]:
    """``self.layers(x)``: the ``construct`` of each Cell; all but the first get what another returns."""
    each = cells.items if cells.items is not None else (element(cells),) * 2
    for index, cell in enumerate(each):
        method = cell.cls.method("construct") if isinstance(cell.cls, ClassInfo) else None
        if method is not None and isinstance(cell.cls, ClassInfo):
            yield method, cell.cls, node if index == 0 else node.func, True
