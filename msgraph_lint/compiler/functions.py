"""A function of graph code: what is alive in it, who calls it, and what its parameters are."""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from math import inf
from pathlib import Path
from typing import Any, Protocol, TypeVar

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.annotations import plain_kind
from msgraph_lint.compiler.bindings import Flow, flow
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.cycles import Cycles
from msgraph_lint.compiler.opaque import SEEN_OTHERWISE, as_seen
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Given, Merged, origins
from msgraph_lint.compiler.resting import MANY, RESTING, Memory, bits, rest_on
from msgraph_lint.compiler.scope import PARTIALS, Scope
from msgraph_lint.compiler.truth import are_unlike
from msgraph_lint.findings import Assumption
from msgraph_lint.paths import relative
from msgraph_lint.program.bodies import FunctionNode
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo, Module
from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import attribute_of, by_type, children, kinds_of, targets, walk_scope
from msgraph_lint.records import dataclass, replace
from msgraph_lint.targets import Target
from msgraph_lint.values.value import (
    MISSING,
    NUMBERS,
    TENSOR,
    UNKNOWN,
    UNPACKED,
    Kind,
    Time,
    Value,
    constant,
    join,
    literal,
    unpacking,
)

_MOST_ROUNDS = 2
"""How often the calls of a function are looked at until nobody on the way is told what the others pass."""
_DEEP = 6
"""Parameters inside of each other that are being found out: further in nobody is told (18 % of the time)."""
_NESTED = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
_BLOCKS = (ast.stmt, ast.excepthandler, ast.match_case)
_DECIDING = {ast.If, ast.While, ast.IfExp}
_REFUSED = {ast.Try, getattr(ast, "TryStar", ast.Try), ast.Match}
"""Statements of which only the blocks are looked into."""
_Node = TypeVar("_Node", bound=ast.AST)
_T = TypeVar("_T")
TENSOR_MEMBERS = {
    "T", "abs", "argmax", "argmin", "argsort", "asnumpy", "astype", "bmm", "broadcast_to", "chunk", "clamp",
    "clip", "clone", "contiguous", "cumsum", "detach", "dtype", "exp", "expand", "expand_as", "expand_dims",
    "flatten", "float", "half", "index_select", "item", "log", "long", "masked_fill", "masked_select",
    "matmul", "max", "mean", "min", "ndim", "nonzero", "numpy", "permute", "prod", "repeat",
    "repeat_interleave", "reshape", "round", "scatter", "shape", "sqrt", "squeeze", "std", "sum",
    "swapaxes", "tile", "tolist", "topk", "transpose", "tril", "triu", "type_as", "unbind", "unsqueeze",
    "var", "view",
}  # fmt: skip
"""Attributes of Tensors that nothing else has in graph code; layers are seldom called so."""
_OF_ARRAYS = {
    "T", "argmax", "argmin", "argsort", "astype", "clip", "cumsum", "dtype", "flatten", "item", "max", "mean",
    "min", "ndim", "nonzero", "prod", "repeat", "reshape", "round", "shape", "squeeze", "std", "sum",
    "swapaxes", "tolist", "transpose", "var", "view",
}  # fmt: skip
"""Those that an array of NumPy's has, which an object of the network may keep."""
_SPARSE = ("COOTensor", "CSRTensor", "RowTensor", "RowTensorInner", "SparseTensor")
_NO_TENSORS = tuple(
    f"mindspore.ops.{beginning}"
    for beginning in (
        "bool_", "dict_", "environ_", "hastype", "in_dict", "is_", "list_", "make_", "not_in_dict", "scalar_",
        "string_", "tuple_", "typeof",
    )
)  # fmt: skip
"""How functions of MindSpore are called that stand for what Python does with other values than Tensors."""
_GIVEN = frozenset({Kind.CELL, Kind.UNION, Kind.UNKNOWN})
"""Kinds of attributes of which the calls of the class may tell more."""
_CONTAINERS = frozenset({Kind.LIST, Kind.TUPLE, Kind.DICT})
_FLAGS = frozenset({Kind.BOOL, Kind.STR})
_OF_TENSORS = bits({Assumption.TENSOR})
_TO_ARRAY = {"asnumpy", "numpy"}
_MOST_STEPS = 8
"""How many names are followed, one from the other."""
_MOST_WAYS = 8
"""How many ways in which a name got its value are looked at."""


class Surroundings(Protocol):
    """What a function asks of the graph code that it is a part of."""

    target: Target
    assumptions: frozenset[Assumption]
    project: Project
    is_complete: bool
    """Whether all calls are known."""

    def assuming(self, assumptions: frozenset[Assumption]) -> Surroundings:
        """The same graph code, once all calls are known, with only ``assumptions`` taken for granted."""

    def is_exported(self, function: GraphFunction) -> bool:
        """Whether a ``construct`` leads to it."""

    def is_parsed(self, function: GraphFunction) -> bool:
        """Whether it is an entry, or a call leads to it that the compiler does not drop."""

    def is_surely_called(self, function: GraphFunction) -> bool:
        """Whether the compiler gets to ``function`` however it decides what it knows."""

    def compiled_with(self, function: GraphFunction) -> Iterable[GraphFunction]:
        """What surely is in one graph with ``function``: itself, then what calls it, then what those call."""

    @property
    def found(self) -> list[GraphFunction]:
        """The functions found so far: all of them once ``functions`` has returned."""

    @property
    def compiled(self) -> dict[FunctionNode, list[GraphFunction]]:
        """Function -> its appearances as graph code, one for each class of ``self``."""

    def compiles(self, module: Module, call: ast.Call) -> bool:
        """Whether ``call``, which stands in ``module``, is in graph code."""

    def attribute_readers(self, cls: ClassInfo, name: str) -> Sequence[GraphFunction]:
        """The functions that read the attribute ``name`` of an instance of ``cls``."""

    def mentioning(self, name: str) -> Iterator[GraphFunction]:
        """The functions that read or set an attribute of that name, of whatever."""

    def scope_of(self, info: FunctionInfo, receiver: ClassInfo | None) -> Scope | None:
        """The function as graph code; None when the compiler does not parse it."""

    def call_sites(self, function: GraphFunction) -> Iterable[tuple[Scope, ast.Call]]:
        """The calls that lead to the entry ``function`` from outside graph code."""

    def interpreted_at(self, function: GraphFunction, node: ast.expr, value: Value) -> str:
        """Where the interpreter makes what ``node`` is (``path:line``); empty where the graph does."""

    def given_attribute(self, function: GraphFunction, name: str, value: Value) -> Value:
        """What ``self.name`` is with the classes and numbers that ``__init__`` gets."""

    def given_object(self, function: GraphFunction, name: str) -> Value:
        """The plain objects that ``self.name`` may be, which ``__init__`` is given."""

    def settled(self, function: GraphFunction, test: ast.expr) -> bool | None:
        """Whether a condition on attributes holds in all networks that the project constructs."""

    def interpreted_result(self, function: GraphFunction, value: Value) -> str:
        """Where the interpreter makes what ``function`` returns, as none of its expressions shows."""

    def interpreted_before(self, function: GraphFunction) -> str:
        """Where the layers of a list make what they hand on to ``function``, which is one of them, too."""

    def is_set_elsewhere(self, function: GraphFunction, name: str) -> bool:
        """Whether others than ``__init__`` set ``self.name`` before the graph is compiled."""

    def is_used_otherwise(self, function: GraphFunction, name: str) -> bool:
        """Whether something speaks against the parameter ``name`` being a Tensor."""

    def is_container(self, function: GraphFunction, name: str) -> bool:
        """Whether the parameter ``name`` is asked for what lists and dicts alone have."""

    def is_result_used_otherwise(self, function: GraphFunction, node: ast.expr) -> bool:
        """Whether something speaks against ``node`` in ``function`` being a Tensor."""

    def used_as_tensors(self, function: GraphFunction) -> Collection[Definition]:
        """What names of ``function`` are bound to that is used as Tensors alone can be."""


@dataclass(frozen=True)
class Call:
    """One place in graph code that leads to a function."""

    caller: GraphFunction
    node: ast.expr
    """The ``ast.Call``, or the mention of a function that is passed on."""
    is_sure: bool = True
    """Whether it is this function that is called there: not, where it is one of several."""


class GraphFunction(Scope):
    """A function that the graph compiler parses, with ``receiver`` as the class of ``self``."""

    calls_partials = False

    def __init__(
        self, info: FunctionInfo, receiver: ClassInfo | None, code: Surroundings, outer: Scope | None = None
    ) -> None:
        super().__init__(info, receiver, outer)
        self.code = code
        self.target = code.target
        self.keeps_lists = code.target.keeps_lists
        self._is_blind = not code.target.has_constant_objects
        """Whether the compiler does not look into plain objects."""
        self.reaches_all = Assumption.REACHED in code.assumptions
        self.calls: list[Call] = []
        self.calls_itself = False
        """Whether a call in it leads to it again, with other numbers as a rule; it is not in ``calls``."""
        self._nodes: dict[tuple[type[ast.AST], ...], Sequence[Any]] = {}
        self._sure_nodes: Memory[tuple[type[ast.AST], ...], Sequence[Any]] = Memory()
        self._taken: Memory[ast.AST, bool] = Memory()
        self._computed: Memory[tuple[Hashable, ...], tuple[Any]] = Memory()
        self._parameters: Memory[str, Value] = Memory()
        """What parameters are, as far as all is known that they rest on."""
        self._searches: dict[str, _Search] = {}
        """Those that are being found out."""
        self.is_entry = False
        """Whether a compile starts here."""
        self.is_shown_entry = False
        """Whether the source shows that one does."""

    @property
    def node(self) -> ast.FunctionDef | ast.AsyncFunctionDef:
        return self.info.node

    @property
    def qualname(self) -> str:
        if self.receiver is not None and self.info.owner is not None and not self.info.parent:
            return f"{self.receiver.name}.{self.info.name}"
        return self.info.qualname

    @cached_property
    def chain(self) -> tuple[str, ...]:
        """The calls that lead here from an entry, the entry first; empty for an entry."""
        if self.is_entry or not self.calls:
            return ()
        call = self.calls[0]
        place = f"{call.caller.qualname} ({relative(Path(call.caller.module.key))}:{call.node.lineno})"
        return (*call.caller.chain, place)

    def times_read(self, name: str) -> int:
        """How often the project reads an attribute ``name``."""
        return self.code.project.mentions(name, self.module)

    @property
    def is_construct(self) -> bool:
        """Whether it is what a call of its Cell runs, whatever its name."""
        return self.receiver is not None and self.receiver.method("construct") is self.info

    @property
    def is_exported(self) -> bool:
        """Whether a ``construct`` leads here: what only jitted functions reach is never exported."""
        return self.code.is_exported(self)

    def once(self, compute: Callable[..., _T], *arguments: Hashable) -> _T:
        """``compute(self, *arguments)``, which is computed once."""
        key = (compute, *arguments)
        found: tuple[_T] = self._computed.of(key, lambda: (compute(self, *arguments),))
        return found[0]

    def forget(self) -> None:
        super().forget()
        self._computed.clear()
        self._parameters.clear()

    def release(self) -> None:
        super().release()
        self._computed.clear()
        self._parameters.keep(self.info.positions.keys())
        self._nodes.clear()
        self._sure_nodes.clear()
        self._taken.clear()
        forget(self, GraphFunction)

    def renew(self) -> None:
        """The statements are others now: of what was found out, keep what callers pass."""
        self.release()
        Scope.forget(self)
        self.calls_itself = False

    # What is alive

    @cached_property
    def modified_attributes(self) -> frozenset[str]:
        """Attributes of ``self`` that this function assigns."""
        return frozenset(write.name for write in self.attribute_writes)

    @cached_property
    def live_statements(self) -> list[ast.stmt]:
        """Every statement that is compiled, blocks entered, in source order."""
        return walk_scope(self.node.body) if self._is_all_live else list(self._live(self.node.body))

    def _live(self, body: list[ast.stmt]) -> Iterator[ast.stmt]:
        for statement in body:
            if statement in self.flow.unreached:
                return
            yield statement
            if isinstance(statement, ast.If):
                folded = self.flow.folds.get(statement, Fold.OPEN)
                if folded is not Fold.FALSE:
                    yield from self._live(statement.body)
                if folded is not Fold.TRUE:
                    yield from self._live(statement.orelse)
            elif not isinstance(statement, _NESTED):
                for name in ("body", "orelse", "finalbody"):
                    yield from self._live(getattr(statement, name, []))
                for part in (*getattr(statement, "handlers", ()), *getattr(statement, "cases", ())):
                    yield from self._live(part.body)

    @property
    def flow(self) -> Flow:
        """Bindings and conditions as the target's compiler sees them."""
        return self.folding_flow if self.target.folds_conditions else self.plain_flow

    @cached_property
    def folding_flow(self) -> Flow:
        """The same for a compiler that resolves simple conditions while it parses, whatever the target."""
        return flow(self, folds=True)

    @cached_property
    def plain_flow(self) -> Flow:
        """The same for a compiler that resolves none."""
        return flow(self, folds=False)

    @cached_property
    def _live_nodes(self) -> list[ast.AST]:
        """The nodes that are compiled, statement by statement."""
        if self._is_all_live:
            return self.info.nodes
        found: list[ast.AST] = []
        for statement in self.live_statements:
            todo: list[ast.AST] = [statement]
            while todo:
                node = todo.pop()
                found.append(node)
                if not isinstance(node, _NESTED):
                    todo += [child for child in reversed(children(node)) if not isinstance(child, _BLOCKS)]
        return found

    @cached_property
    def _is_all_live(self) -> bool:
        """Whether the compiler looks at every node: it drops no branch and refuses no statement."""
        if self.flow.unreached or not self.info.by_type.keys().isdisjoint(_REFUSED):
            return False
        return not any(fold in (Fold.TRUE, Fold.FALSE) for fold in self.flow.folds.values())

    @cached_property
    def _live_by_type(self) -> dict[type[ast.AST], list[Any]]:
        return self.info.by_type if self._is_all_live else by_type(self._live_nodes)

    @property
    def live_nodes(self) -> dict[type[ast.AST], list[Any]]:
        """Type -> the nodes of that type that are compiled, statement by statement.

        Branches that the parser drops, code after ``return``, and functions that only dropped branches
        call are left out; nested functions and classes are named, not entered.
        """
        return {} if self.code.is_complete and self.is_left_out else self._live_by_type

    def nodes(self, *types: type[_Node]) -> Sequence[_Node]:
        """The :attr:`live_nodes` of ``types`` in order."""
        live = self.live_nodes
        if not live:
            return ()
        if types not in self._nodes:
            kinds = kinds_of(types) & live.keys()
            if len(kinds) > 1:
                self._nodes[types] = [node for node in self._live_nodes if type(node) in kinds]
            else:
                self._nodes[types] = next((live[kind] for kind in kinds), ())
        return self._nodes[types]

    def named(self, name: str) -> list[ast.Name]:
        """Where code that is compiled reads or binds ``name``, in order."""
        if self.code.is_complete and self.is_left_out:
            return []
        return self.once(_by_name).get(name, [])

    @property
    def is_left_out(self) -> bool:
        """Whether only branches call it that the compiler drops: from 2.7 on it is not even parsed then.

        Probe y43. A condition that the source does not show, such as ``self.training``, drops nothing.
        """
        return self.target.folds_conditions and not self.code.is_parsed(self)

    def drops(self, node: ast.AST) -> bool:
        """Whether a condition around ``node`` is known, and the other way."""
        return any(self._is_taken(around, node) is False for around in self.conditions_of(node))

    # What surely is compiled

    def surely_compiled(self, *types: type[_Node]) -> Iterator[_Node]:
        """The nodes of ``types`` that the compiler gets to, however it decides what it knows.

        Type inference drops a branch whose condition turns out constant and false, and the code after a
        ``return`` in one that turns out true; functions that are called only there are not even parsed
        (from 2.7 on). What only fails in inference does not fail there.
        """
        if not self.is_surely_called:
            return iter(())
        return iter(self._sure_nodes.of(types, lambda: self._sure(self.nodes(*types))))

    def _sure(self, nodes: Sequence[_Node]) -> Sequence[_Node]:
        sure = [node for node in nodes if self.is_surely_taken(node)] if self._decides else nodes
        return sure if len(sure) < len(nodes) else nodes

    def surely_compiles(self, node: ast.AST) -> bool:
        """Whether ``node`` is one of those, if it is compiled at all."""
        return self.is_surely_called and (not self._decides or self.is_surely_taken(node))

    @cached_property
    def _decides(self) -> bool:
        """Whether there is anything in it by which the compiler may leave something out."""
        return not self.info.by_type.keys().isdisjoint(_DECIDING)

    @property
    def is_surely_parsed(self) -> bool:
        """Whether the parser gets to this function: up to 2.0 as soon as another one names it."""
        return self.is_surely_called or not self.target.folds_conditions

    @property
    def is_surely_called(self) -> bool:
        """Whether the compiler gets to this function, however it decides what it knows."""
        return self.code.is_surely_called(self)

    def assumes_reached(self) -> bool:
        """Whether what is not shown is taken to keep nobody away: what is said then rests on that."""
        if self.reaches_all:
            rest_on(Assumption.REACHED)
        return self.reaches_all

    def is_left_to_python(self, node: ast.expr) -> bool:
        """Whether the interpreter surely makes ``node``: Python runs its methods, and computes with it.

        What it makes on some ways that the source leaves open does not count.
        """
        is_likely = bool(self.value(node).interpreted)
        if not is_likely or not self.reaches_all:
            return is_likely
        shown = self.code.assuming(self.code.assumptions - {Assumption.REACHED})
        same = shown.scope_of(self.info, self.receiver)
        return same is not None and bool(same.value(node).interpreted)

    def is_surely_taken(self, node: ast.AST) -> bool:
        """Whether the compiler gets to ``node`` when it gets to this function."""
        return self._taken.of(node, lambda: self._is_surely_taken(node))

    def _is_surely_taken(self, node: ast.AST) -> bool:
        statement = self.statement_of(node)
        if node is not statement and self.conditions_of(node) is self.conditions_of(statement):
            return self.is_surely_taken(statement)
        if statement.lineno > self.once(_first_conditional_end):
            return False
        around = self.conditions_of(node)
        known = next((index for index, each in enumerate(around) if each in self._taken), len(around))
        is_taken = known == len(around) or self.is_surely_taken(around[known])
        for index in reversed(range(known)):  # from the outermost that is not known
            if index + 1 < len(around):
                is_taken = is_taken and self._is_surely_on(around[index + 1], around[index])
            self._taken.put(around[index], is_taken, RESTING.on)
        return is_taken and (not around or self._is_surely_on(around[0], node))

    def _is_surely_on(self, around: ast.If | ast.While | ast.IfExp, node: ast.AST) -> bool:
        """Whether the branch of ``around`` that ``node`` stands in is surely compiled."""
        folded = self.folding_flow.folds.get(around, Fold.OPEN) if isinstance(around, ast.If) else Fold.OPEN
        if isinstance(around, ast.If) and folded in (Fold.TRUE, Fold.FALSE):
            dropped = around.orelse if folded is Fold.TRUE else around.body
            return not any(self._holds(statement, node) for statement in dropped)
        if self.value(around.test).is_variable:
            return True
        taken = self._is_taken(around, node)
        return taken if taken is not None else self.assumes_reached()

    def _is_taken(self, around: ast.If | ast.While | ast.IfExp, node: ast.AST) -> bool | None:
        """Whether the source shows that the branch of ``around`` is taken that ``node`` stands in."""
        known = self.holds(around) if not isinstance(around, ast.While) else None
        if known is None:
            return None
        branch: ast.expr | list[ast.stmt] = around.orelse if known else around.body
        dropped = branch if isinstance(branch, list) else [branch]
        return not any(self._holds(part, node) for part in dropped)

    def _holds(self, outer: ast.AST, node: ast.AST) -> bool:
        while node is not outer and node is not self.node:
            node = self.parents[node]
        return node is outer

    def may_end(self, node: ast.stmt) -> bool:
        """Whether the compiler may take the branch that ``node`` ends, and no other."""
        around = [each for each in self.conditions_of(node) if not self.value(each.test).is_variable]
        taken = [self._is_taken(each, node) for each in around]
        if not around or False in taken or any(self._is_dropped(each, node) for each in around):
            return False
        return None not in taken or not (isinstance(node, ast.Raise) or self.assumes_reached())

    def _is_dropped(self, around: ast.If | ast.While | ast.IfExp, node: ast.AST) -> bool:
        """Whether the parser drops the branch of ``around`` that ``node`` stands in."""
        folded = self.folding_flow.folds.get(around) if isinstance(around, ast.If) else None
        return folded in (Fold.TRUE, Fold.FALSE) and not self._is_surely_on(around, node)

    @property
    def parents(self) -> dict[ast.AST, ast.AST]:
        """Node -> the node around it, inside this function."""
        return self.info.parents

    def statement_of(self, node: ast.AST) -> ast.stmt:
        """The statement that holds ``node``."""
        return self.info.statements[node]

    def conditions_of(self, node: ast.AST) -> tuple[ast.If | ast.While | ast.IfExp, ...]:
        """The conditional statements and expressions around ``node``, the innermost first."""
        return self.info.conditions[node]

    @cached_property
    def attribute_writes(self) -> list[AttributeWrite]:
        """Assignments to attributes of ``self`` that are compiled."""
        return [write for writes in self.writes_of.values() for write in writes]

    @cached_property
    def writes_of(self) -> dict[ast.stmt, list[AttributeWrite]]:
        """Statement that is compiled -> its assignments to attributes of ``self``."""
        found = {each: list(_attribute_writes(each, self.self_name)) for each in self.live_statements}
        return {statement: writes for statement, writes in found.items() if writes}

    @property
    def self_attributes(self) -> dict[str, list[ast.Attribute]]:
        """Attribute of ``self`` -> where code that is compiled mentions it, nested functions left out."""
        return self.once(_self_attributes)

    # Values

    def _evaluate(self, node: ast.expr) -> Value:
        value = super()._evaluate(node)
        if self._is_blind and type(node) in SEEN_OTHERWISE:
            value = as_seen(self, node, value)
            if value.kind is Kind.OPAQUE:
                return value
        is_found = bool(value.interpreted) or not self.code.is_complete
        if not is_found:
            value = value.made_at(self.code.interpreted_at(self, node, value))
        if self._is_taken_for_tensor(node, value):
            rest_on(Assumption.TENSOR)
            return TENSOR.made_at(value.interpreted)
        if is_found:
            return value
        is_truth = isinstance(node, (ast.Compare, ast.BoolOp)) or value.kind is Kind.BOOL
        return replace(value, time=Time.VARIABLE) if value.interpreted and is_truth else value

    def _value_of_lambda(self, node: ast.Lambda) -> Value:
        return self._value_of_inner_lambda(node)

    def _value_of_compare(self, node: ast.Compare) -> Value:
        value = super()._value_of_compare(node)
        return Value(Kind.BOOL, Time.VARIABLE) if self.compares_unlike(node) else value

    def compares_unlike(self, node: ast.expr) -> bool:
        """Whether ``node`` asks if a list equals none, or a dict on ``self`` anything: LAX leaves it open."""
        if isinstance(node, ast.BoolOp):
            return any(map(self.compares_unlike, node.values))
        if isinstance(node, ast.UnaryOp):
            return self.compares_unlike(node.operand)
        if not self.target.compares_unlike_later or not isinstance(node, ast.Compare):
            return False
        left, right = self.value(node.left).kind, self.value(node.comparators[0]).kind
        if left is Kind.DICT and right is not Kind.LIST and attribute_of(node.left, self.self_name) is None:
            return False
        return isinstance(node.ops[0], (ast.Eq, ast.NotEq)) and are_unlike(left, right)

    def _value_of_dict(self, node: ast.Dict) -> Value:
        if None not in node.keys:
            return super()._value_of_dict(node)
        keys = [
            UNPACKED if key is None else key.value if isinstance(key, ast.Constant) else MISSING
            for key in node.keys
        ]
        return unpacking(keys, [self.value(value) for value in node.values])

    def _value_of_attribute(self, node: ast.Attribute) -> Value:
        """An attribute that the function assigns is what it gets, where that is a Tensor of the graph."""
        value = super()._value_of_attribute(node)
        name = attribute_of(node, self.self_name)
        if name is not None and value.kind in _GIVEN and name not in self.modified_attributes:
            value = self.code.given_attribute(self, name, value)
        is_like = value.kind is Kind.OBJECT and value.cls is None  # `given or Default()`
        if name is not None and (value.kind is Kind.UNKNOWN or is_like):
            given = self.code.given_object(self, name)
            value = given if given.kind is not Kind.UNKNOWN else value
        is_kept = value.kind in (Kind.PARAMETER, Kind.UNKNOWN)
        if not is_kept and name in self.modified_attributes:
            definition = self.evaluation.places.reads.get(node)
            assigned = self.evaluation.value(definition) if definition is not None else UNKNOWN
            if assigned.is_tensor and not assigned.interpreted:
                return assigned
        return value

    def _result(self) -> Value:
        value = super()._result()
        is_shown = value.interpreted or not self.code.is_complete
        return value if is_shown else value.made_at(self.code.interpreted_result(self, value))

    def _of_returns(self, found: list[Value]) -> Value:
        """Where nobody knows which of them it is, what the interpreter makes is likely."""
        value = super()._of_returns(found)
        place = next((each.interpreted for each in found if each.interpreted), "")
        is_likely = bool(place) and not value.interpreted and self.assumes_reached()
        return value.made_at(place) if is_likely else value

    def is_set_elsewhere(self, name: str) -> bool:
        return self.code.is_set_elsewhere(self, name)

    def among(self, code: Surroundings, alike: Mapping[Scope | None, GraphFunction]) -> GraphFunction:
        """The same function in other graph code, where ``alike`` are the same as those around it."""
        made = GraphFunction(self.info, self.receiver, code, alike.get(self._outer, self._outer))
        made.calls_itself = self.calls_itself
        made.is_entry, made.is_shown_entry = self.is_entry, self.is_shown_entry
        without = bits(self.code.assumptions - code.assumptions)
        made._values = Memory(self._values, without)
        made._names = Memory(self._names, without)
        made._definitions = Memory(self._definitions, without)
        made._parameters = Memory(self._parameters, without)
        made._taken = Memory(self._taken, without)
        return made

    def _scope_of(self, info: FunctionInfo, receiver: ClassInfo | None) -> Scope | None:
        return self.code.scope_of(info, receiver)

    def captured_value(self, name: str) -> Value:
        return self.name_value(name)

    def for_call(self, arguments: dict[str, Value]) -> Scope:
        made = GraphFunction(self.info, self.receiver, self.code, self._outer)
        made.calls, made.calls_itself = self.calls, self.calls_itself
        made.is_entry, made._arguments = self.is_entry, arguments
        made.__dict__["modified_attributes"] = self.modified_attributes
        return made

    def holds(self, node: ast.If | ast.IfExp) -> bool | None:
        """A condition on what graph code changes decides nothing, but where the parser resolves it before."""
        changed = self.modified_attributes
        if not changed or changed.isdisjoint(attribute_of(e, self.self_name) for e in ast.walk(node.test)):
            known = super().holds(node)
            is_open = known is None and self.receiver is not None and self.code.is_complete
            return self.code.settled(self, node.test) if is_open else known
        folded = self.flow.folds.get(node) if isinstance(node, ast.If) else None
        return {Fold.TRUE: True, Fold.FALSE: False}.get(folded or Fold.OPEN)

    def _name_value(self, name: str) -> Value:
        """A number that is set in a loop is a variable when a Tensor ends the loop (probe c18)."""
        value = super()._name_value(name)
        if value.kind in NUMBERS and any(
            self.in_tensor_loop(b.statement) for b in self.bindings.get(name, ())
        ):
            return Value(value.kind, Time.VARIABLE)
        return value

    def in_tensor_loop(self, node: ast.AST) -> bool:
        """Whether a ``while`` around ``node`` runs as long as a Tensor says."""
        conditions = self.conditions_of(node)
        return any(isinstance(c, ast.While) and self.value(c.test).is_variable for c in conditions)

    def _class_value(self, _: ast.ClassDef) -> Value:
        """Nothing: the compiler refuses classes in functions."""
        return UNKNOWN

    def parameter_value(self, name: str) -> Value:
        """From the annotation, the calls that the project shows, the default, and how it is used.

        What one call passes from the interpreter makes the compiler walk the function with that.
        """
        if (found := self._parameters.get(name)) is not None:
            return found
        if name in self._searches:
            return self._searches[name].tell()
        if not self.code.is_complete:
            return self._parameter_value(name)
        around, RESTING.on = RESTING.on, 0
        try:
            return self._searched_parameter(name)
        finally:
            RESTING.on |= around

    def _searched_parameter(self, name: str) -> Value:
        expected, rounds, met = None, 0, RESTING.met
        while True:
            with RESTING.loop() as loop:
                tells = rounds < _MOST_ROUNDS and Cycles.searches < _DEEP
                search = self._searches[name] = _Search(expected, tells, loop.number)
                Cycles.searches += 1
                try:
                    value = self._parameter_value(name)
                    place = next((each.interpreted for each in self._passed(name) if each.interpreted), "")
                    expected = value.made_at(place or self._handed_on(name))
                finally:
                    Cycles.searches -= 1
                    del self._searches[name]
                if all(told == expected for told in search.told):
                    break
                rounds = rounds + 1 if loop.forget() < MANY else _MOST_ROUNDS
        if not search.is_cut:
            self._parameters.put(name, expected, RESTING.on)
            if met != RESTING.met:
                self._unkept.keep_for_now(name, expected, self._parameters)
        return expected

    def _parameter_value(self, name: str) -> Value:
        if name in self.info.starred:
            return join(self._passed(name))
        known = super().parameter_value(name)
        if known.kind is not Kind.UNKNOWN:
            return known
        annotated = self._annotated(self.info.annotations[name])
        if annotated is not None:
            return self._passed_alike(name, annotated) or annotated
        each = list(self._passed(name))
        passed = join(each)
        if passed.literal is not MISSING and passed.kind in NUMBERS and self.calls_itself:
            return constant(passed.kind)
        if passed.is_tensor and RESTING.on & _OF_TENSORS and self.code.is_container(self, name):
            return UNKNOWN
        if passed.kind is not Kind.UNKNOWN or self._is_annotated_as_array(name):
            return passed
        default = self.info.default(name)
        if self.is_entry and isinstance(default, ast.Constant):
            if isinstance(default.value, (bool, int, float, str)):
                return constant(literal(default.value).kind)
            return passed
        if (default is None or not self.is_entry) and self._used_as_tensor(name):
            if self.is_entry:
                return TENSOR
            if self.calls and self._assumes_tensors:
                rest_on(Assumption.TENSOR)
                return TENSOR
            return Value(Kind.TENSOR) if self.calls else passed
        if default is None and self._assumes_tensors and not self.code.is_used_otherwise(self, name):
            shown = [value for value in each if value.kind is not Kind.UNKNOWN]
            fits = all(value.is_tensor for value in shown) and (self.is_entry or bool(shown))
            if fits:
                rest_on(Assumption.TENSOR)
            return TENSOR if fits else passed
        return passed

    def _passed_alike(self, name: str, annotated: Value) -> Value | None:
        """The one string or truth value that all calls in graph code pass for a parameter annotated so."""
        if self.is_entry or annotated.kind not in _FLAGS:
            return None
        passed = join(self._passed(name))
        return passed if passed.kind is annotated.kind and passed.literal is not MISSING else None

    def _handed_on(self, name: str) -> str:
        """Where the interpreter makes what a layer of the same list hands on as the parameter ``name``."""
        is_handed = self.is_construct and self.info.positions.get(name) == 0
        return self.code.interpreted_before(self) if is_handed else ""

    @property
    def _assumes_tensors(self) -> bool:
        return Assumption.TENSOR in self.code.assumptions

    def _value_of_call(self, node: ast.Call) -> Value:
        """What a layer or helper makes of a Tensor is assumed to be one, where nothing shows what it is."""
        value = super()._value_of_call(node)
        is_open = value.kind is Kind.UNKNOWN and not value.functions
        if not is_open or not self._assumes_tensors or not self._may_be_layer(node):
            return value
        gets_tensor = bool(node.args) and self.value(node.args[0]).is_tensor
        if not gets_tensor or self.code.is_result_used_otherwise(self, node):
            return value
        rest_on(Assumption.TENSOR)
        return TENSOR.made_at(value.interpreted)

    def _result_in_python(self, function: External, node: ast.Call) -> Value:
        """Here ``partial`` makes functions of the graph, and MindSpore 2.0 knows that Tensors are none."""
        if function.name in PARTIALS:
            return UNKNOWN
        if function.name.startswith("inspect.is") and not self.target.has_levels:
            return literal(False) if all(self.value(each).is_tensor for each in node.args) else UNKNOWN
        return super()._result_in_python(function, node)

    def _may_be_layer(self, node: ast.Call) -> bool:
        """Whether ``node`` calls what the project or MindSpore defines, or what comes from outside."""
        callee = self.value(node.func)
        if callee.kind in (Kind.CLASS, Kind.OBJECT, Kind.PRIMITIVE) or (
            isinstance(node.func, ast.Name) and not self.binds(node.func.id) and callee.kind is Kind.UNKNOWN
        ):
            return False
        if isinstance(callee.function, External):
            name = callee.function.name
            return (
                name.startswith("mindspore.")
                and not name.startswith(_NO_TENSORS)
                and not name.endswith(_SPARSE)
            )
        if isinstance(callee.function, FunctionInfo):  # what Python runs gives what Python has
            return self._scope_of(callee.function, callee.receiver) is not None
        is_method = isinstance(node.func, ast.Attribute) and callee.kind is Kind.UNKNOWN
        return not is_method or attribute_of(node.func, self.self_name) is not None

    def _passed(self, name: str) -> Iterator[Value]:
        """What each call in the project passes for the parameter ``name``."""
        for scope, call, argument in self._arguments_of_calls(name):
            search, met = self._searches.get(name), RESTING.met
            if argument is None:
                value = self._unpacked(scope, call, name)
            else:
                if search is not None:
                    search.asked = scope, argument
                value = scope.value(argument)
            if not isinstance(scope, GraphFunction):
                value = value.entering
            if search is not None and value.is_open:
                search.is_cut = search.is_cut or met != RESTING.met
            elif search is not None and search.so_far != value:
                search.so_far = value if search.so_far is None else join([search.so_far, value])
            if search is not None:
                search.resting |= RESTING.on
            yield value

    def arguments(self, name: str) -> Iterator[tuple[Scope, ast.expr | None]]:
        """What each call in the project passes for the parameter ``name``, where the source shows it."""
        return ((scope, argument) for scope, _, argument in self._arguments_of_calls(name))

    def _arguments_of_calls(self, name: str) -> Iterator[tuple[Scope, ast.expr, ast.expr | None]]:
        for call in self.calls:
            scope, argument = self._argument(call.caller, call.node, name)
            yield scope, call.node, argument
        if self.is_entry:
            for caller, node in self.code.call_sites(self):
                scope, argument = self._argument(caller, node, name)
                yield scope, node, argument

    def _unpacked(self, caller: Scope, node: ast.expr, name: str) -> Value:
        """What the call ``node`` in ``caller`` passes for ``name`` where no expression shows it."""
        if not isinstance(node, ast.Call) or (passing.is_shown(node) and name not in self.info.starred):
            return UNKNOWN
        found = caller.unpacked_for(node, self.info, name)
        default = self.info.default(name)
        return found if found is not None else self.value(default) if default is not None else UNKNOWN

    def _annotated(self, annotation: ast.expr | None) -> Value | None:
        if annotation is None:
            return None
        if isinstance(annotation, ast.Constant) and annotation.value == "Tensor":
            return TENSOR
        found = self.info.resolve_outside(annotation)
        if isinstance(found, External) and found.name == "mindspore.Tensor":
            return TENSOR
        kind = plain_kind(annotation) if isinstance(annotation, ast.Name) and found is None else None
        return Value(kind, Time.CONSTANT if self.is_entry else Time.UNKNOWN) if kind is not None else None

    def _is_annotated_as_array(self, name: str) -> bool:
        """Whether it is said to be an array of NumPy's, which has many methods of Tensors."""
        annotation = self.info.annotations[name]
        found = self.info.resolve_outside(annotation) if annotation is not None else None
        return isinstance(found, External) and found.name == "numpy.ndarray"

    def _argument(self, caller: Scope, node: ast.expr, name: str) -> tuple[Scope, ast.expr | None]:
        """What the call ``node`` in ``caller`` passes for the parameter ``name``, and where it stands."""
        if not isinstance(node, ast.Call) or name in self.info.starred:
            return caller, None
        given = passing.passed(node, name, self.info.positions.get(name))
        if given is None and passing.is_shown(node):
            return self, self.info.default(name)
        return caller, given

    def _used_as_tensor(self, name: str) -> bool:
        """Whether the body treats the parameter as only a Tensor can be."""
        attributes, calls = self.once(_uses_of_names)
        return not TENSOR_MEMBERS.isdisjoint(attributes.get(name, ())) or any(
            self._takes_tensor(func) for func in calls.get(name, ())
        )

    def _is_taken_for_tensor(self, node: ast.expr, value: Value) -> bool:
        """Whether it is unknown what ``node`` is, and asked for what Tensors alone have."""
        if value.kind is not Kind.UNKNOWN or value.is_constant or value.cls is not None or value.functions:
            return False
        if not self._assumes_tensors or (isinstance(node, ast.Name) and not self.is_local(node.id)):
            return False
        asked = self.parents.get(node)
        if isinstance(asked, ast.Attribute) and asked.attr in TENSOR_MEMBERS:
            is_outer = attribute_of(node, self.self_name) is not None or self.resolve(node) is not None
            is_outer = is_outer or (asked.attr in _OF_ARRAYS and self._is_kept_by_object(node))
            return not is_outer and not self._may_be_something_else(node)
        definition = self.evaluation.places.reads.get(node)
        is_used_so = definition is not None and definition in self.code.used_as_tensors(self)
        return is_used_so and not self._may_be_something_else(node)

    def _is_kept_by_object(self, node: ast.expr) -> bool:
        """Whether it is ``self.schedule.betas``, an attribute of what ``self`` has when the graph is made."""
        owner = node
        while isinstance(owner, ast.Attribute) and isinstance(owner.value, ast.Attribute):
            owner = owner.value
        name = attribute_of(owner, self.self_name)
        return owner is not node and name is not None and name not in self.modified_attributes

    def _may_be_something_else(self, node: ast.expr) -> bool:
        return self._comes_from_array(node) or self._may_be_container(node)

    def _may_be_container(self, node: ast.expr) -> bool:
        """Whether a list, tuple or dict is one of the ways in which the name ``node`` got its value.

        So may be what is being found out.
        """
        start = self.evaluation.places.reads.get(node) if isinstance(node, ast.Name) else None
        for definition in origins(start, _MOST_WAYS) if start is not None else ():
            if definition is start or isinstance(definition, (Chosen, Merged)):
                continue
            met = RESTING.met
            kind = self.evaluation.value(definition).kind
            if kind in _CONTAINERS or (kind is Kind.UNKNOWN and met != RESTING.met):
                return True
        return False

    def _is_array_from(self, start: Definition, steps: int) -> bool:
        """Whether an array of NumPy's is one of the ways in which a name got its value."""
        for definition in origins(start, _MOST_WAYS):
            if isinstance(definition, Given) and self._is_annotated_as_array(definition.name):
                return True
            made = definition.value if isinstance(definition, Assigned) and steps else None
            if made is not None and self._comes_from_array(made, steps - 1):
                return True
        return False

    def _comes_from_array(self, node: ast.expr, steps: int = _MOST_STEPS) -> bool:
        """Whether ``node`` is computed from an array of NumPy's, which has the same methods."""
        if isinstance(node, ast.Name):
            definition = self.evaluation.places.reads.get(node)
            return definition is not None and self._is_array_from(definition, steps)
        if isinstance(node, ast.Call):
            made = self.resolve(node.func)
            if isinstance(made, External) and made.name.startswith("numpy."):
                return True
            if not isinstance(node.func, ast.Attribute):
                return False
            return node.func.attr in _TO_ARRAY or self._comes_from_array(node.func.value, steps)
        if isinstance(node, ast.BinOp):
            return any(self._comes_from_array(each, steps) for each in (node.left, node.right))
        return isinstance(node, (ast.Subscript, ast.Attribute)) and self._comes_from_array(node.value, steps)

    def _takes_tensor(self, func: ast.expr) -> bool:
        """Whether ``func`` is a layer of MindSpore's, whose first argument is a Tensor."""
        attribute = attribute_of(func, self.self_name)
        if attribute is not None and self.attributes is not None:
            callee = self.attributes.value(attribute)
        elif isinstance(func, ast.Call):
            callee = self.value(func)
        else:
            return False
        return callee.kind is Kind.CELL and isinstance(callee.cls, External)


class _Search:
    """What is known of a parameter while the calls of the function are looked at, one after the other.

    What a later call passes may be what the function returns for an earlier one: whoever asks on the way is
    told what the earlier ones pass. If it turns out to be something else in the end, all begins anew.
    """

    def __init__(self, expected: Value | None, tells: bool, loop: int) -> None:
        self._expected = expected
        self._tells = tells
        self._loop = loop
        self.so_far: Value | None = None
        """What the calls pass that were looked at."""
        self.asked: tuple[Scope, ast.expr] | None = None
        """What the call passes that is being looked at."""
        self.told: list[Value] = []
        self.is_cut = False
        """Whether it rests on what is being found out elsewhere."""
        self.resting = 0
        """The assumptions that it rests on."""

    def tell(self) -> Value:
        """What the parameter is, as far as that is known."""
        known = self._expected or self.so_far
        if known is None and self.asked is not None:
            scope, argument = self.asked
            known = scope.evaluation.so_far(argument)
        if not self._tells or known is None or known.is_open or known.kind in (Kind.UNION, Kind.NONE):
            Cycles.meet()
            return UNKNOWN
        RESTING.on |= self.resting | self._loop
        self.told.append(known)
        return known


@dataclass(frozen=True)
class AttributeWrite:
    """An assignment to ``self.name`` in graph code."""

    name: str
    target: ast.Attribute
    statement: ast.stmt
    value: ast.expr | None = None
    """What is assigned, when the source shows it as one expression."""


def _first_conditional_end(function: GraphFunction) -> float:
    """The line of the first ``return`` or ``raise`` that the compiler may take alone.

    Nobody compiles what only raises: a ``raise`` under a condition that the source does not show
    leaves the rest reached.
    """
    nodes = function.nodes(ast.Return, ast.Raise)
    return min((node.lineno for node in nodes if function.may_end(node)), default=inf)


def _uses_of_names(function: GraphFunction) -> tuple[dict[str, set[str]], dict[str, list[ast.expr]]]:
    """Name -> the attributes taken of it, and the functions whose first argument it is."""
    attributes: dict[str, set[str]] = {}
    calls: dict[str, list[ast.expr]] = {}
    for node in function.parents:
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
            attributes.setdefault(node.value.id, set()).add(node.attr)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Name):
            calls.setdefault(node.args[0].id, []).append(node.func)
    return attributes, calls


def _self_attributes(function: GraphFunction) -> dict[str, list[ast.Attribute]]:
    found: dict[str, list[ast.Attribute]] = {}
    for node in function.nodes(ast.Attribute):
        if (name := attribute_of(node, function.self_name)) is not None:
            found.setdefault(name, []).append(node)
    return found


def _by_name(function: GraphFunction) -> dict[str, list[ast.Name]]:
    found: dict[str, list[ast.Name]] = {}
    for node in function.nodes(ast.Name):
        found.setdefault(node.id, []).append(node)
    return found


def _attribute_writes(node: ast.stmt, self_name: str | None) -> Iterator[AttributeWrite]:
    if isinstance(node, ast.Assign):
        found = [t for target in node.targets for t in targets(target, node.value, node)]
    elif isinstance(node, ast.AnnAssign):
        found = list(targets(node.target, node.value, node)) if node.value is not None else []
    elif isinstance(node, (ast.AugAssign, ast.For, ast.AsyncFor)):
        found = list(targets(node.target, None, node))
    elif isinstance(node, (ast.With, ast.AsyncWith)):
        found = [
            t for item in node.items if item.optional_vars for t in targets(item.optional_vars, None, node)
        ]
    else:
        return
    for binding in found:
        if isinstance(binding.target, ast.Attribute):
            name = attribute_of(binding.target, self_name)
            if name is not None:
                value = binding.value if binding.item is None else None
                yield AttributeWrite(name, binding.target, node, value)
