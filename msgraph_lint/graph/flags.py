"""Code behind flags that nobody switches on: ``if self.use_cache:`` where every construction leaves it False.

From 2.7 on the parser does not look at it. It stops at the first operand that it does not know: with another
one before the flag, as in ``if known and self.use_cache:``, the code is parsed, and dropped when types are
inferred, unless a Tensor decides; so is what conditional expressions choose between. 2.0 parses everything.

What the constructions in the project pass is sure. That nobody passes anything to a class that the project
never constructs is an assumption: users may.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.bindings import UnboundRead, flow
from msgraph_lint.compiler.scope import attributes_of, evaluated, scope_of
from msgraph_lint.compiler.truth import Values, truth
from msgraph_lint.graph.instantiated import Construction, Instantiated
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of, ends
from msgraph_lint.records import dataclass, field, replace
from msgraph_lint.values.value import MISSING, NUMBERS, UNKNOWN, Kind, Value, join, literal

if TYPE_CHECKING:
    from msgraph_lint.compiler.functions import GraphFunction
    from msgraph_lint.compiler.scope import Scope
    from msgraph_lint.program.project import Project

BY_DEFAULT_OFF = "a flag keeps the compiler from it by default, and nothing in the project sets the flag"

BY_DEFAULT_UNBOUND = "it is unbound while a flag has its default, and nothing in the project sets the flag"


class Reach(enum.IntEnum):
    """How far the compiler may get to a place."""

    ON = 0
    """No flag keeps it away."""
    BY_DEFAULT_OFF = 1
    """A flag does that has another default, and that no construction in the project is seen to set."""
    OFF = 2
    """A flag does, which every construction in the project leaves so."""


def reach(function: GraphFunction, node: ast.AST, *, to_parse: bool) -> Reach:
    """Whether flags keep the compiler from ``node`` in ``function``, on every way there.

    ``to_parse``: from parsing it already, not only from what comes after.
    """
    if to_parse and not function.target.folds_conditions:
        return Reach.ON
    return next((each for each in Reach if _is_reached(function, node, to_parse, each)), Reach.OFF)


def _is_reached(function: GraphFunction, node: ast.AST, to_parse: bool, most: Reach) -> bool:
    """Whether some way leads to ``node`` where no flag is worse than ``most``."""
    todo, seen = [(function, node)], {node}
    while todo:
        caller, place = todo.pop()
        if caller.once(_reach_inside, place, to_parse) > most:
            continue
        if caller.is_entry or not caller.calls:
            return True
        found = [(call.caller, call.node) for call in caller.calls if call.node not in seen]
        seen.update(place for _, place in found)
        todo += found
    return False


def _reach_inside(function: GraphFunction, node: ast.AST, to_parse: bool) -> Reach:
    if function.receiver is None:
        return Reach.ON
    found = deciding(function.info, node, to_parse)
    tests = [(test, needed) for test, needed in found if _reads_attribute(function, test)]
    flags = function.code.project.kept(Flags)
    for assumes, outcome in ((False, Reach.OFF), (True, Reach.BY_DEFAULT_OFF)):
        values = _AttributeValues(function, function.receiver, flags, assumes)
        if any(_decided(values, test, to_parse) is (not needed) for test, needed in tests):
            return outcome
    return Reach.ON


def settled(function: GraphFunction, test: ast.expr) -> bool | None:
    """Whether ``test`` holds in all networks that the project constructs, by their attributes."""
    if function.receiver is None or not _reads_attribute(function, test):
        return None
    flags = function.code.project.kept(Flags)
    return _decided(_AttributeValues(function, function.receiver, flags, False), test, False)


def attribute_left(function: GraphFunction, name: str, value: Value) -> Value:
    """What ``self.name`` is, which is ``value`` as far as its class shows, in the networks of the project.

    What ``__init__`` sets under a condition that holds in none of them is left out; so in ``a if … else b``.
    """
    cls = function.receiver
    found = attributes_of(cls).effective_bindings(name) if cls is not None else []
    if cls is None or not found or attributes_of(cls).additions.get(name):
        return value
    flags = function.code.project.kept(Flags)
    chosen = found[0].value
    if len(found) == 1 and isinstance(chosen, ast.IfExp) and found[0].item is None:
        holds = flags.holds(cls, found[0], chosen.test, assumes=False)
        side = chosen.body if holds else chosen.orelse
        return value if holds is None else scope_of(found[0]).value(side)
    left = [each for each in found if not _is_left_out(flags, cls, each)]
    return join(map(evaluated, left)) if 0 < len(left) < len(found) else value


def number_left(function: GraphFunction, name: str) -> Value | None:
    """The number that ``self.name`` is in all networks that the project constructs, if it is one."""
    if function.receiver is None:
        return None
    value = function.code.project.kept(Flags).value(function.receiver, name, assumes=False)
    return value if value.kind in NUMBERS else None


def set_elsewhere(function: GraphFunction, name: str) -> bool:
    """Whether the project sets ``self.name`` from outside, or calls a method that does."""
    cls, project = function.receiver, function.code.project
    if cls is None:
        return False
    if project.kept(Instantiated).sets_attribute(name):
        return True
    setters = {
        each.function.name
        for each in attributes_of(cls).bindings.get(name, ())
        if each.function is not None and not each.in_init
    }
    return any(_is_called_outside(function, each) for each in setters)


def _is_called_outside(function: GraphFunction, name: str) -> bool:
    """Whether Python code calls a method of that name."""
    modules = function.code.project.mentioning(name, function.module) or ()
    in_graph = {call for other in function.code.mentioning(name) for call in other.info.nodes_of(ast.Call)}
    return any(call not in in_graph for module in modules for call in module.calls_of(name))


def _is_left_out(flags: Flags, cls: ClassInfo, binding: AttributeBinding) -> bool:
    info, statement = binding.function, binding.statement
    if info is None or info.name != "__init__" or not binding.conditional:
        return False
    tests = deciding(info, statement, to_parse=True)
    return any(flags.holds(cls, binding, test, assumes=False) is (not needed) for test, needed in tests)


def _decided(values: Values, test: ast.expr, to_parse: bool) -> bool | None:
    """Whether the compiler knows ``test`` to hold before it looks at what depends on it."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        inner = _decided(values, test.operand, to_parse)
        return None if inner is None else not inner
    if not isinstance(test, ast.BoolOp):
        return truth(values, test)
    decisive, is_shown = isinstance(test.op, ast.Or), True
    for operand in test.values:
        known = _decided(values, operand, to_parse)
        if known is decisive:
            return decisive
        if known is None and (to_parse or not values.value(operand).is_constant):
            return None
        is_shown = is_shown and known is not None
    return not decisive if is_shown else None


def deciding(info: FunctionInfo, node: ast.AST, to_parse: bool) -> Iterator[tuple[ast.expr, bool]]:
    """The conditions that ``node`` is under or comes after, and what each has to be for it to be reached."""
    if node not in info.statements:
        return
    for around in info.conditions[node]:
        if isinstance(around, ast.If) or (isinstance(around, ast.IfExp) and not to_parse):
            branch = around.body if isinstance(around.body, list) else [around.body]
            yield around.test, any(_holds(info, part, node) for part in branch)
    statement: ast.AST = info.statements[node]
    while statement is not info.node:
        block, index = info.blocks[statement] if isinstance(statement, ast.stmt) else ([], 0)
        for before in block[:index]:
            if isinstance(before, ast.If) and ends(before.body) is not ends(before.orelse):
                yield before.test, not ends(before.body)
        statement = info.parents[statement]


def _holds(info: FunctionInfo, outer: ast.AST, node: ast.AST) -> bool:
    while node is not outer and node is not info.node:
        node = info.parents[node]
    return node is outer


def _reads_attribute(scope: Scope, test: ast.expr) -> bool:
    nodes = (node for node in ast.walk(test) if isinstance(node, ast.Attribute))
    return any(attribute_of(node, scope.self_name) is not None for node in nodes)


def unbound_reads(function: GraphFunction) -> list[UnboundRead]:
    """Names that the compiler finds unbound where they are read, flags being as the project sets them."""
    found = {read.node: read for read in function.folding_flow.reads}
    if function.folding_flow.is_open and function.receiver is not None:
        flags = function.code.project.kept(Flags)
        for assumes, doubt in ((False, ""), (True, BY_DEFAULT_UNBOUND)):
            flag = partial(flags.value, function.receiver, assumes=assumes)
            reads = {read.node: read for read in flow(function, folds=True, flag=flag).reads}
            found = {node: read for node, read in found.items() if not read.doubt or node in reads}
            for node, read in reads.items():
                if not read.doubt:
                    found.setdefault(node, replace(read, doubt=doubt))
    return list(found.values())


@dataclass
class Flags:
    """The attributes of the networks of ``project`` that all of its constructions set alike."""

    project: Project
    _values: dict[tuple[ClassInfo, str, bool], Value] = field(default_factory=dict)

    def value(self, cls: ClassInfo, name: str, *, assumes: bool) -> Value:
        """What ``self.name`` is in every instance of ``cls``.

        ``assumes``: constructions that are not seen, or do not show their arguments, leave the default.
        """
        key = (cls, name, assumes)
        if key not in self._values:
            self._values[key] = UNKNOWN  # for what depends on itself
            binding = self._only_binding(cls, name)
            if binding is not None and binding.value is not None and binding.function is not None:
                values = _ArgumentValues(scope_of(binding), binding.function, cls, self, assumes)
                self._values[key] = _literal_of(values, binding.value)
        return self._values[key]

    def holds(
        self, cls: ClassInfo, binding: AttributeBinding, test: ast.expr, *, assumes: bool
    ) -> bool | None:
        """Whether ``test`` holds where ``binding`` sets an attribute in each construction of ``cls``."""
        assert binding.function is not None
        return truth(_ArgumentValues(scope_of(binding), binding.function, cls, self, assumes), test)

    def _only_binding(self, cls: ClassInfo, name: str) -> AttributeBinding | None:
        """The one place in the project that sets ``self.name``: in ``__init__``, come what may."""
        found = attributes_of(cls).bindings.get(name, [])
        if len(found) != 1 or attributes_of(cls).is_dynamic:
            return None
        only = found[0]
        if not only.in_init or only.conditional or only.item is not None:
            return None
        methods = (method for owner in cls.project_mro for method in owner.methods.values())
        if sum(each == name for method in methods for each, _ in method.self_bindings) > 1:
            return None
        return None if self.project.kept(Instantiated).sets_attribute(name) else only

    def argument(self, cls: ClassInfo, init: FunctionInfo, name: str, *, assumes: bool) -> Value:
        """What every construction of ``cls`` passes to ``init`` for the parameter ``name``."""
        if init is not cls.method("__init__"):
            return UNKNOWN
        default = init.default(name)
        by_default = _literal(default) if default is not None else UNKNOWN
        seen = self.project.kept(Instantiated).constructions(cls)
        values = [self._passed(each, init, name, by_default, assumes) for each in seen.shown]
        if not seen.are_all or not values:
            values.append(by_default if assumes else UNKNOWN)
        return join(values)

    def _passed(
        self, construction: Construction, init: FunctionInfo, name: str, by_default: Value, assumes: bool
    ) -> Value:
        call = construction.call
        node = next((keyword.value for keyword in call.keywords if keyword.arg == name), None)
        position = init.positions.get(name)
        starred = [index for index, each in enumerate(call.args) if isinstance(each, ast.Starred)]
        if node is None and position is not None and position < min([len(call.args), *starred]):
            node = call.args[position]
        if node is None:
            hides = bool(starred) or any(keyword.arg is None for keyword in call.keywords)
            return UNKNOWN if hides and not assumes else by_default
        if isinstance(node, ast.Name) and construction.init is not None:
            outer = construction.init
            if outer.owner is not None and node.id in outer.parameter_names and node.id not in outer.bindings:
                return self.argument(outer.owner, outer, node.id, assumes=assumes)
        return _literal(node)


def _literal(node: ast.expr) -> Value:
    return literal(node.value) if isinstance(node, ast.Constant) else UNKNOWN


def _literal_of(values: Values, node: ast.expr) -> Value:
    value = values.value(node)
    if value.literal is not MISSING or value.kind is Kind.NONE:
        return value
    known = truth(values, node)
    return UNKNOWN if known is None else literal(known)


@dataclass
class _ArgumentValues:
    """What expressions in an ``__init__`` are, given what the constructions pass."""

    scope: Scope
    init: FunctionInfo
    cls: ClassInfo
    flags: Flags
    assumes: bool

    def value(self, node: ast.expr) -> Value:
        name = node.id if isinstance(node, ast.Name) else ""
        if name in self.init.parameter_names and name not in self.init.bindings:
            return self.flags.argument(self.cls, self.init, name, assumes=self.assumes)
        return self.scope.value(node)


@dataclass
class _AttributeValues:
    """What expressions in a method are, given what the constructions make of the attributes."""

    scope: Scope
    cls: ClassInfo
    flags: Flags
    assumes: bool

    def value(self, node: ast.expr) -> Value:
        name = attribute_of(node, self.scope.self_name)
        if name is not None:
            return self.flags.value(self.cls, name, assumes=self.assumes)
        return UNKNOWN if _reads_attribute(self.scope, node) else self.scope.value(node)
