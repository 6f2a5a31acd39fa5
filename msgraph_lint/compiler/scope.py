"""One function as a scope: what its names and expressions are.

A name is what the walk along the statements finds it to be at the place where it is read. What nested
functions see, which run later, is whatever any of its assignments makes it.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

from msgraph_lint.compiler import gradients, passing
from msgraph_lint.compiler.annotations import plain_kind
from msgraph_lint.compiler.attributes import Addition, AttributeBinding, SelfAttributes
from msgraph_lint.compiler.callables import TAKERS, Taker, captures_otherwise
from msgraph_lint.compiler.cycles import Cycles, Unkept
from msgraph_lint.compiler.evaluation import Evaluation
from msgraph_lint.compiler.narrowing import narrowed
from msgraph_lint.compiler.places import Changed
from msgraph_lint.compiler.places import Definition as LocalDefinition
from msgraph_lint.compiler.resting import RESTING, Memory
from msgraph_lint.compiler.truth import asks_for_none, truth
from msgraph_lint.compiler.walk import places_of, walked_names
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import (
    ClassInfo,
    Definition,
    External,
    FunctionInfo,
    Module,
    Variable,
    body_of,
)
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.names import is_cell_name, is_dtype_name
from msgraph_lint.program.syntax import FUNCTIONS, MUTATORS, Binding, attribute_of, is_super
from msgraph_lint.records import replace
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values import arrays, builtins
from msgraph_lint.values.elements import (
    CELL_LISTS,
    CHANGED_ITEM,
    TENSORS_EACH,
    changed,
    element,
    has_known_elements,
    is_cell_list,
    is_changed_item,
    of_each,
    without_items,
)
from msgraph_lint.values.value import (
    CONSTANT_TENSOR,
    MISSING,
    NONE,
    NUMBERS,
    PARAMETER,
    TENSOR,
    TENSORS,
    UNKNOWN,
    Kind,
    Time,
    Value,
    combine_times,
    constant,
    functions_of,
    join,
    literal,
    mapping,
    sequence,
    stood_in_for,
)

_RETURN = "return"
"""The name under which it is kept what a function returns; no other is called like that."""
_MOST_CONTEXTS = 4
"""With how many sets of arguments a function is looked at."""
_MOST_ROUGH_CONTEXTS = 8
"""With how many that are told apart by flags, and by what the interpreter made, alone."""
_FLAGS = (Kind.BOOL, Kind.NONE, Kind.STR)
_ADDING = {"append", "extend", "insert", "[]"}
LAYER_PARAMETERS = {"weight", "bias", "gamma", "beta", "moving_mean", "moving_variance", "embedding_table"}
_YIELDS = {ast.Yield, ast.YieldFrom}
_PARAMETERS_OF_CELL = {
    "get_parameters": of_each(Kind.UNKNOWN, PARAMETER, Time.UNKNOWN),
    "parameters_and_names": of_each(
        Kind.UNKNOWN, sequence(Kind.TUPLE, (constant(Kind.STR), PARAMETER)), Time.UNKNOWN
    ),
    "trainable_params": of_each(Kind.LIST, PARAMETER, Time.UNKNOWN),
    "untrainable_params": of_each(Kind.LIST, PARAMETER, Time.UNKNOWN),
}
"""Method of every Cell → the Parameters that it returns."""
_TRANSPARENT = {"staticmethod", "classmethod", "jit", "ms_function"}
"""Decorators that leave what a function returns as it is."""
_TENSOR_MAKERS = {"mindspore.Tensor", "mindspore.tensor", "mindspore.mint.tensor"}
RETURN_SELF = {
    "apply", "add_flags", "add_flags_recursive", "to_float", "set_boost", "set_grad", "set_train",
    "set_broadcast_flag", "set_comm_fusion",
}  # fmt: skip
"""Methods of Cells that always return the Cell itself, on every measured version."""
_PARAMETER_MAKERS = {"mindspore.Parameter"}
_PARAMETER_TUPLE = "mindspore.ParameterTuple"
_VALUE_OF_KIND: dict[type[ast.expr], Value] = {
    ast.JoinedStr: constant(Kind.STR),
    ast.DictComp: Value(Kind.DICT),
}
_MEMBERS = {"int": Kind.INT, "float": Kind.FLOAT, "str": Kind.STR}
"""What the compiler makes of the members of an enumeration that are numbers or strings besides."""
_BYTES = External("bytearray")
PYTHON_DICTS = {"collections.Counter", "collections.OrderedDict", "collections.defaultdict"}
"""Classes of Python of which the compiler makes plain dicts, where they are on ``self``."""
PYTHON_CONTAINERS = PYTHON_DICTS | {
    "array.array", _BYTES.name, "collections.UserDict", "collections.UserList", "collections.deque",
    *arrays.MAKERS,
}  # fmt: skip
"""What makes containers whose kind the graph does not have: the class of such a value is known alone."""
NAMESPACES = ("types.SimpleNamespace", "argparse.Namespace")
NAMED_TUPLES = {"collections.namedtuple", "typing.NamedTuple"}
"""What makes classes of named tuples."""
_PYTHON_OBJECTS = (*NAMESPACES, "contextlib.", "mindspore._no_grad", "mindspore.common.api._no_grad")
"""What makes objects of which the class alone is known, too: for ``with``, or to hold attributes."""
_CONTAINED = {
    "mindspore.ops.make_list": Kind.LIST,
    "mindspore.ops.make_tuple": Kind.TUPLE,
    "mindspore.ops.list_len": Kind.INT,
    "mindspore.ops.tuple_len": Kind.INT,
    **dict.fromkeys(f"mindspore.ops.{kind}_getitem" for kind in ("dict", "list", "tuple")),
}
"""What stands for a display, for ``len``, or for ``container[index]``."""
PARTIALS = {"functools.partial", "mindspore.ops.partial"}
"""What makes functions of functions: of Python's own, or in graph code of the graph's."""
PARTIAL = External("functools.partial")
_COPYING = {"copy.copy", "copy.deepcopy", "dataclasses.replace"}
"""What makes an object like the one that it is given."""
_MADE = (CHANGED_ITEM, arrays.NUMPY_SCALAR)
"""What is computed from such numbers is one of them."""
_MEASURES = {"numel", "dim", "nelement"}
_LOGICAL = (ast.BitAnd, ast.BitOr, ast.BitXor)
"""Operators that give a truth value of two."""
_LASTING = {Kind.TENSOR, Kind.PARAMETER, Kind.CELL, Kind.PRIMITIVE, Kind.CLASS, Kind.OBJECT}
"""What stays in a dict once it is there."""
_TENSOR_CONSTANTS = {"shape": Kind.TUPLE, "dtype": Kind.DTYPE}


class Scope:
    """A function seen from inside, with ``receiver`` as the class of ``self``."""

    reaches_all = False
    """Whether a condition that the source does not show is taken to keep nobody away."""
    calls_partials = True
    """Whether Python runs the function, and calls ``partial`` objects."""
    keeps_lists = False
    """Whether a list of constants that is changed in place becomes an object of the interpreter."""

    def __init__(self, info: FunctionInfo, receiver: ClassInfo | None, outer: Scope | None = None) -> None:
        self.info = info
        self.receiver = receiver
        self._outer = outer
        self._values: Memory[int, Value] = Memory()
        self._names: Memory[str, Value] = Memory()
        self._definitions: Memory[LocalDefinition, Value] = Memory()
        self._busy: set[object] = set()
        self._arguments: dict[str, Value] = {}
        """What one call passes, where this is the function as that call sees it."""
        self._special: dict[tuple[Value, ...], Scope] = {}
        """What calls pass for the parameters -> the function as they see it."""
        self._rough_special: dict[tuple[Value, ...], Scope] = {}
        """What is told apart of it -> the function as those see it for whom there was no more room."""
        self._of_graph: Scope | None = None
        """The function as those see it that pass nothing of the interpreter's."""
        self._answers: Memory[tuple[Value, ...], Value] = Memory()
        """What calls pass -> what it returns to them, where no more is kept of how they see it."""
        self._unkept = Unkept()
        self.dtypes: Memory[tuple[ast.expr | str, int], tuple[str | None]] = Memory()
        """What :mod:`msgraph_lint.analyses.tensors.dtypes` found so far."""

    @property
    def module(self) -> Module:
        return self.info.module

    @property
    def self_name(self) -> str | None:
        return self.info.self_name if self.receiver is not None else None

    @cached_property
    def attributes(self) -> AttributeValues | None:
        """What is on ``self``."""
        return attributes_of(self.receiver) if self.receiver is not None else None

    def method_of_super(self, node: ast.Attribute) -> FunctionInfo | None:
        """The method of the project that ``super().name`` or ``super(Base, self).name`` is."""
        assert isinstance(node.value, ast.Call)
        after = self.resolve(node.value.args[0]) if node.value.args else self.info.owner
        if self.receiver is None or not isinstance(after, ClassInfo):
            return None
        return self.receiver.method(node.attr, after=after)

    def forget(self) -> None:
        """Look up values anew: more is known now."""
        self._forget_inside()
        self._names.clear()
        self._answers.clear()

    def release(self) -> None:
        """Keep what it returns, for others; whoever asks for more finds it anew."""
        for passed, special in self._special.items():
            self._answers.take(passed, special._names, _RETURN)
        self._names.keep({_RETURN})
        self._forget_inside()
        self._unkept = Unkept()

    def _forget_inside(self) -> None:
        self._values.clear()
        self._definitions.clear()
        self.dtypes.clear()
        for special in (*self._special.values(), *self._rough_special.values(), self._of_graph):
            if special is not None:
                special.forget()
        self._special.clear()
        self._rough_special.clear()
        self._of_graph = None
        self.__dict__.pop("evaluation", None)

    @property
    def memories(self) -> Collection[Memory[Any, Any]]:
        """Where it is kept what expressions and names are."""
        return self._values, self._names, self.dtypes

    # Places

    @cached_property
    def evaluation(self) -> Evaluation:
        """The values of names by place."""
        return Evaluation(places_of(self.info), self, self._definitions)

    @contextmanager
    def apart(self) -> Iterator[None]:
        """While values may be asked for that are being found out."""
        busy, self._busy = self._busy, set()
        try:
            yield
        finally:
            self._busy = busy

    def defined_value(self, statement: ast.AST, name: str) -> Value:
        """What a nested function, a class or an import binds."""
        if isinstance(statement, FUNCTIONS):
            nested = self.info.module.function(statement)
            return Value(Kind.FUNCTION, Time.CONSTANT, function=nested, receiver=self.receiver)
        if isinstance(statement, ast.ClassDef):
            return self._class_value(statement)
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            return self._definition_value(self.info.module.imported(statement, name))
        return UNKNOWN

    def kept(self, name: str) -> Value:
        """What the attribute ``name`` of ``self`` is when the function starts."""
        return self.attributes.value(name) if self.attributes is not None else UNKNOWN

    def holds(self, node: ast.If | ast.IfExp) -> bool | None:
        """Whether the condition of ``node`` holds; ``None`` when the source does not show it."""
        return truth(self, node.test)

    # Names

    @property
    def bindings(self) -> dict[str, list[Binding]]:
        """Local name -> every place that binds it; parameters are not among them."""
        return self.info.bindings

    @property
    def parameter_names(self) -> frozenset[str]:
        return self.info.parameter_names

    def is_local(self, name: str) -> bool:
        """Whether ``name`` is a parameter or is bound in this function."""
        return name in self.parameter_names or name in self.bindings

    def resolve(self, node: ast.expr) -> Definition | None:
        """What a dotted name in this function leads to; ``None`` for local values."""
        return self.info.resolve(node)

    @cached_property
    def outer(self) -> Scope | None:
        """The function around this one, or around its class."""
        around = self.info.around
        if self._outer is not None or around is None:
            return self._outer
        return python_scope(around, around.owner)

    def name_value(self, name: str) -> Value:
        """What the local or global ``name`` is."""
        found = self._names.get(name)
        if found is not None:
            return found
        if name in self._busy:
            if name in self.parameter_names and name not in self.bindings:
                return self.given(name)
            return self._told_early(name, self._names)
        met, around = RESTING.met, RESTING.on
        self._busy.add(name)
        RESTING.on = 0
        try:
            value = self._name_value(name)
        finally:
            self._busy.discard(name)
            resting = RESTING.on
            RESTING.on |= around
        if met == RESTING.met or not self._unkept.rests_on_cycle(name, value, self._names):
            self._names.put(name, value, resting)
        return value

    def _name_value(self, name: str) -> Value:
        sources: list[Value] = []
        if name in self.parameter_names:
            sources.append(self.given(name))
        again: list[Binding] = []
        for binding in self.bindings.get(name, ()):
            if self.is_self_update(name, binding):
                continue
            if binding.value is not None and is_made_of(name, binding.value):
                again.append(binding)
                continue
            sources.append(self._binding_value(binding))
        if again and join(sources).kind is not Kind.TENSOR:
            sources += [self._binding_value(binding) for binding in again]
        if sources:
            return join(sources)
        if self.outer is not None and self.outer.binds(name):
            value = self.outer.captured_value(name)
            return changed(value, "append", [UNKNOWN]) if name in self._added_to else value
        return self._definition_value(self.info.lookup(name))

    @cached_property
    def _added_to(self) -> frozenset[str]:
        """The names of the containers that a method of theirs changes here."""
        methods = (call.func for call in self.info.nodes_of(ast.Call) if isinstance(call.func, ast.Attribute))
        return frozenset(
            method.value.id
            for method in methods
            if isinstance(method.value, ast.Name) and method.attr in MUTATORS
        )

    def binds(self, name: str) -> bool:
        """Whether ``name`` is local here or in a function around."""
        return self.is_local(name) or (self.outer is not None and self.outer.binds(name))

    def captured_value(self, name: str) -> Value:
        """What the local ``name`` is to a function nested in this one, which is not graph code."""
        value = self.name_value(name)
        return Value(value.kind) if value.kind is Kind.TENSOR else value

    @staticmethod
    def is_self_update(name: str, binding: Binding) -> bool:
        """``x = x + 1`` and ``x += 1`` say nothing new about the kind of ``x``."""
        value = binding.value
        if isinstance(binding.statement, ast.AugAssign):
            return True
        return isinstance(value, ast.BinOp) and isinstance(value.left, ast.Name) and value.left.id == name

    def _binding_value(self, binding: Binding) -> Value:
        if isinstance(binding.statement, FUNCTIONS):
            nested = self.info.nested.get(binding.statement.name)
            return Value(Kind.FUNCTION, Time.CONSTANT, function=nested, receiver=self.receiver)
        if isinstance(binding.statement, ast.ClassDef):
            return self._class_value(binding.statement)
        if binding.value is None:
            return UNKNOWN
        value = self.value(binding.value)
        if binding.iterated:
            return self.element(value)
        if binding.item is not None:
            if value.items is not None and binding.item < len(value.items):
                return value.items[binding.item]
            return self.element(value)
        return value

    def _class_value(self, statement: ast.ClassDef) -> Value:
        """What a class binds that is defined here."""
        return self._definition_value(self.module.info(statement))

    def given(self, name: str) -> Value:
        """What the parameter ``name`` is here: in one call, or in all of them."""
        found = self._arguments.get(name)
        if found is None:
            return self.parameter_value(name)
        return (
            found if found.kind is not Kind.UNKNOWN else self.parameter_value(name).made_at(found.interpreted)
        )

    def is_set_elsewhere(self, name: str) -> bool:  # noqa: ARG002
        """Whether others than ``__init__`` set the attribute ``name`` before the graph is compiled."""
        return False

    def parameter_value(self, name: str) -> Value:
        """What the parameter ``name`` is; graph code refines this from calls and uses.

        What ``__init__`` is given in place of a class is taken to be a class like it.
        """
        if name == self.info.self_name and self.receiver is not None:
            return Value(
                Kind.CELL if self.receiver.is_cell else Kind.OBJECT, Time.CONSTANT, cls=self.receiver
            )
        if self.info.name == "__init__" and (kind := plain_kind(self.info.annotations.get(name))) is not None:
            return constant(kind)
        if self.info.default(name) is None:
            return TENSOR if self._is_annotated_as_tensor(name) else UNKNOWN
        cls = self._default_class(name) if self.info.name == "__init__" else None
        return cls if cls is not None else UNKNOWN

    def _default_class(self, name: str) -> Value | None:
        """The class that the parameter ``name`` is left to, ``act=nn.ReLU``, or a ``partial`` of it."""
        default = self.info.default(name)
        if isinstance(default, ast.Call) and default.args:
            maker = self.info.resolve_outside(default.func)
            made = self._class_outside(default.args[0])
            is_partial = isinstance(maker, External) and maker.name in PARTIALS
            return Value(Kind.OBJECT, Time.CONSTANT, cls=PARTIAL, each=made) if is_partial and made else None
        return self._class_outside(default)

    def _class_outside(self, node: ast.expr | None) -> Value | None:
        """The class that ``node`` names where the function is defined."""
        if not isinstance(node, (ast.Name, ast.Attribute)):
            return None
        found = self._definition_value(self.info.resolve_outside(node))
        return found if found.kind is Kind.CLASS else None

    def _default_value(self, name: str, is_left_out: bool) -> Value | None:
        """The class that the parameter is left to, or the constant, where the call is seen not to give it."""
        default = self.info.default(name)
        if is_left_out and isinstance(default, ast.Constant):
            return literal(default.value)
        return self._default_class(name)

    def _is_annotated_as_tensor(self, name: str) -> bool:
        annotation = self.info.annotations.get(name)
        if annotation is None:
            return False
        found = self.info.resolve_outside(annotation)
        return isinstance(found, External) and found.name == "mindspore.Tensor"

    def _told_early(self, key: int | str, memory: Memory[Any, Value]) -> Value:
        """What somebody is told who asks for what is being found out."""
        if (evaluation := self.__dict__.get("evaluation")) is not None:
            RESTING.on |= evaluation.loop
        return self._unkept.so_far(key, memory)

    # Expressions

    def value(self, node: ast.expr) -> Value:
        """What the expression ``node`` is."""
        key = id(node)
        found = self._values.get(key)
        if found is not None:
            return found
        if key in self._busy:
            return self._told_early(key, self._values)
        met, around = RESTING.met, RESTING.on
        self._busy.add(key)
        RESTING.on = 0
        try:
            value = self._evaluate(node)
        except RecursionError:
            Cycles.meet()
            return UNKNOWN
        finally:
            self._busy.discard(key)
            resting = RESTING.on
            RESTING.on |= around
        if met == RESTING.met or not self._unkept.rests_on_cycle(key, value, self._values):
            self._values.put(key, value, resting)
        return value

    def _evaluate(self, node: ast.expr) -> Value:
        if type(node) in _VALUE_OF_KIND:
            return _VALUE_OF_KIND[type(node)]
        method = getattr(self, _method_for(type(node).__name__), None)
        return method(node) if method is not None else UNKNOWN

    def _value_of_constant(self, node: ast.Constant) -> Value:
        return literal(node.value)

    def _value_of_name(self, node: ast.Name) -> Value:
        if node.id not in walked_names(self.info):
            value = self.name_value(node.id)
        else:
            definition = self.evaluation.places.reads.get(node)
            value = self.evaluation.value(definition) if definition is not None else self.name_value(node.id)
        if value.kind is not Kind.UNION:
            return value
        value = narrowed(value, self.evaluation.places.told.get(node, ()))
        around = self.info.parents.get(node)
        return _with_method(value, around.attr) if isinstance(around, ast.Attribute) else value

    def _value_of_namedexpr(self, node: ast.NamedExpr) -> Value:
        return self.value(node.value)

    def _value_of_lambda(self, node: ast.Lambda) -> Value:
        """Outside graph code a function like others, which is compiled where graph code gets to it."""
        around = None if self.info.is_body else self.info
        info = self.module.lambda_at(node, around)
        return Value(Kind.FUNCTION, Time.CONSTANT, function=info, receiver=self.receiver)

    def _value_of_inner_lambda(self, node: ast.Lambda) -> Value:
        """In graph code a part of the function around it."""
        own = {argument.arg for argument in ast.walk(node.args) if isinstance(argument, ast.arg)}
        mentioned = (part for part in ast.walk(node.body) if isinstance(part, (ast.Name, ast.Attribute)))
        values_ = [self.value(part) for part in mentioned if getattr(part, "id", None) not in own]
        return constant(Kind.FUNCTION).holding(functions_of(values_))

    def _value_of_ifexp(self, node: ast.IfExp) -> Value:
        known = self.holds(node)
        if known is not None:
            return self.value(node.body if known else node.orelse)
        sides = [self.value(node.body), self.value(node.orelse)]
        value = stood_in_for(sides) if asks_for_none(node.test) else join(sides)
        chosen_at_run_time = value.kind in NUMBERS and self.value(node.test).is_variable
        return Value(value.kind, Time.VARIABLE) if chosen_at_run_time else value

    def _value_of_boolop(self, node: ast.BoolOp) -> Value:
        operands = [self.value(operand) for operand in node.values]
        if not isinstance(node.op, ast.Or):
            return join(operands)
        last = operands.pop()
        return stood_in_for([*(each for each in operands if each.kind is not Kind.NONE), last])

    def _value_of_tuple(self, node: ast.Tuple) -> Value:
        return self._display(Kind.TUPLE, node.elts)

    def _value_of_list(self, node: ast.List) -> Value:
        return self._display(Kind.LIST, node.elts)

    def _display(self, kind: Kind, elements: list[ast.expr]) -> Value:
        items: list[Value] = []
        for part in elements:
            whole = self.value(part.value) if isinstance(part, ast.Starred) else None
            if whole is None:
                value = self.value(part)
                is_changing = isinstance(part, ast.Name) and value.kind in (Kind.LIST, Kind.DICT)
                items.append(_changed_later(self, part, value) if is_changing else value)  # type: ignore[arg-type]
            elif whole.items is not None:
                items += whole.items
            else:
                return self._of_unknown_length(kind, elements)
        return sequence(kind, tuple(items))

    def _of_unknown_length(self, kind: Kind, elements: list[ast.expr]) -> Value:
        """A display with a ``*`` that the source does not show the length of."""
        parts = [
            self.element(self.value(each.value)) if isinstance(each, ast.Starred) else self.value(each)
            for each in elements
        ]
        time = combine_times([self.value(each) for each in elements])
        return of_each(kind, join(parts), time, functions_of(parts))

    def _value_of_listcomp(self, node: ast.ListComp) -> Value:
        return self._generated(Kind.LIST, node)

    def _value_of_generatorexp(self, node: ast.GeneratorExp) -> Value:
        return self._generated(Kind.UNKNOWN, node)

    def _generated(self, kind: Kind, node: ast.ListComp | ast.GeneratorExp) -> Value:
        each = self.value(node.elt)
        return of_each(kind, each, Time.UNKNOWN, each.functions)

    def _value_of_starred(self, node: ast.Starred) -> Value:
        return Value(Kind.UNKNOWN, self.value(node.value).time)

    def _value_of_dict(self, node: ast.Dict) -> Value:
        keys = [key.value for key in node.keys if isinstance(key, ast.Constant)]
        are_shown = len(keys) == len(node.keys)
        return mapping(keys if are_shown else None, [self.value(value) for value in node.values])

    def _value_of_set(self, node: ast.Set) -> Value:
        return Value(Kind.SET, combine_times([self.value(element) for element in node.elts]))

    def _value_of_unaryop(self, node: ast.UnaryOp) -> Value:
        operand = self.value(node.operand)
        if isinstance(node.op, ast.Not):
            return Value(Kind.BOOL, operand.time)
        if isinstance(node.op, ast.USub) and isinstance(operand.literal, (int, float)):
            return literal(-operand.literal)
        if arrays.is_array(operand):
            return arrays.operated(operand)
        return Value(operand.kind, operand.time, cls=CHANGED_ITEM if is_changed_item(operand) else None)

    def _value_of_binop(self, node: ast.BinOp) -> Value:
        left, right = self.value(node.left), self.value(node.right)
        time = combine_times((left, right))
        if left.is_tensor or right.is_tensor:
            return Value(Kind.TENSOR, Time.VARIABLE if Time.VARIABLE in (left.time, right.time) else time)
        if arrays.is_array(left) or arrays.is_array(right):
            return arrays.operated(left, right)
        if left.kind is right.kind is Kind.BOOL and isinstance(node.op, _LOGICAL):
            return Value(Kind.BOOL, time)
        if left.kind in NUMBERS and right.kind in NUMBERS:
            both_int = left.kind is right.kind is Kind.INT and not isinstance(node.op, ast.Div)
            made = next((each for each in _MADE if each in (left.cls, right.cls)), None)
            return Value(Kind.INT if both_int else Kind.NUMBER, time, cls=made)
        if left.kind is right.kind and left.kind in (Kind.LIST, Kind.TUPLE, Kind.STR):
            if left.items is not None and right.items is not None and isinstance(node.op, ast.Add):
                return sequence(left.kind, left.items + right.items)
            joined = join([without_items(left), without_items(right)])
            return replace(joined, time=time, made_anew=False)
        is_counted = right.kind is Kind.INT or (
            right.kind is Kind.UNKNOWN and isinstance(node.left, ast.List)
        )
        if left.kind in (Kind.LIST, Kind.TUPLE, Kind.STR) and is_counted and isinstance(node.op, ast.Mult):
            return replace(without_items(left), time=time, literal=MISSING, made_anew=False)
        return Value(Kind.UNKNOWN, time)

    def _value_of_compare(self, node: ast.Compare) -> Value:
        operands = [self.value(operand) for operand in (node.left, *node.comparators)]
        identity = all(isinstance(op, (ast.Is, ast.IsNot)) for op in node.ops)
        if identity:
            known = truth(self, node)
            return literal(known) if known is not None else constant(Kind.BOOL)
        membership = any(isinstance(op, (ast.In, ast.NotIn)) for op in node.ops)
        if len(operands) == 2 and any(operand.kind is Kind.NONE for operand in operands) and not membership:
            return constant(Kind.BOOL)  # `x == None`, of whatever
        if any(map(arrays.is_array, operands)) and not membership:
            return arrays.compared(*operands)
        if any(operand.is_tensor for operand in operands) and not membership:
            return Value(Kind.TENSOR, combine_times([o for o in operands if o.is_tensor]))
        if len(operands) == 2 and membership and _is_sought_at_run_time(*operands):
            return Value(Kind.BOOL, Time.VARIABLE)
        is_bool = not membership and not any(operand.may_be(*TENSORS, Kind.OBJECT) for operand in operands)
        return Value(Kind.BOOL if is_bool else Kind.UNKNOWN, combine_times(operands))

    def _value_of_attribute(self, node: ast.Attribute) -> Value:
        name = attribute_of(node, self.self_name)
        if name is not None and self.attributes is not None:
            return self.attributes.value(name)
        if is_super(node.value):
            method = self.method_of_super(node)
            if method is None or method.is_property:
                return UNKNOWN
            return Value(Kind.FUNCTION, Time.CONSTANT, function=method, receiver=self.receiver)
        owner = self.value(node.value)
        if owner.is_tensor:
            return _tensor_attribute(owner, node.attr)
        if owner.kind in (Kind.CELL, Kind.OBJECT) and isinstance(owner.cls, ClassInfo):
            return attributes_of(owner.cls).value(node.attr)
        if owner.kind is Kind.CLASS and isinstance(owner.cls, ClassInfo) and owner.cls.has_member(node.attr):
            member = _MEMBERS.get(owner.cls.type_of_members or "")
            return Value(member, Time.CONSTANT, cls=owner.cls) if member is not None else UNKNOWN
        if owner.kind is Kind.CELL and isinstance(owner.cls, External):
            layer = facts(LATEST_VERSION).cell(owner.cls.name)
            if layer is None or node.attr not in layer.parameters:
                return UNKNOWN
            return (
                UNKNOWN if node.attr == "learning_rate" else PARAMETER
            )  # or a schedule, or one for each group
        if node.attr == "__name__":
            return constant(Kind.STR)
        if node.attr == "T" and arrays.is_array(owner):
            return arrays.ARRAY
        if owner == arrays.LIMITS and node.attr in arrays.OF_LIMITS:
            return arrays.SCALAR
        return self._definition_value(self.resolve(node))

    def _definition_value(self, definition: Definition | None) -> Value:
        if isinstance(definition, FunctionInfo):
            receiver = self.receiver if definition.parent is not None else definition.owner
            return Value(Kind.FUNCTION, Time.CONSTANT, function=definition, receiver=receiver)
        if isinstance(definition, ClassInfo):
            return Value(Kind.CLASS, Time.CONSTANT, cls=definition)
        if isinstance(definition, External):
            return _external_value(definition)
        if isinstance(definition, Variable):
            if isinstance(definition.value, ast.Constant):
                return literal(definition.value.value)
            if definition.value in Cycles.variables:
                Cycles.meet()
                return UNKNOWN
            Cycles.variables.add(definition.value)
            try:
                value = _variables_of(definition.module).value(definition.value)
            finally:
                Cycles.variables.discard(definition.value)
            overloads = definition.module.registered.get(definition.name, ())
            return value.holding(Value(Kind.FUNCTION, Time.CONSTANT, function=each) for each in overloads)
        return UNKNOWN

    def _value_of_subscript(self, node: ast.Subscript) -> Value:
        owner = self.value(node.value)
        if owner.is_tensor:
            return Value(Kind.TENSOR, owner.time if owner.is_variable else Time.UNKNOWN)
        if arrays.is_array(owner):
            return arrays.part(owner, node.slice, self.value(node.slice))
        if isinstance(node.slice, ast.Slice):
            if owner.kind in (Kind.LIST, Kind.TUPLE, Kind.STR) or is_cell_list(owner):
                is_shape = owner.literal == "shape"
                literal = "shape" if is_shape else MISSING
                return replace(without_items(owner), literal=literal, made_anew=False)
            return UNKNOWN
        return self._item(owner, self.value(node.slice))

    def _item(self, owner: Value, index: Value) -> Value:
        """What the container ``owner`` has at ``index``."""
        if owner.entries:
            return _entry(owner, index)
        if owner.items is not None and isinstance(index.literal, int):
            if -len(owner.items) <= index.literal < len(owner.items):
                return owner.items[index.literal]
            return UNKNOWN
        return self.element(owner)

    def element(self, owner: Value) -> Value:
        """An element of ``owner``, whichever."""
        return element(owner)

    # Calls

    def _value_of_call(self, node: ast.Call) -> Value:
        result, taker = self._result_of_call(node), self.taker(node)
        functions = functions_of(self.value(each) for each in self.taken(node, taker)) if taker else ()
        if taker is None or not taker.returns:
            return result
        returned = self._gradients(node)
        if returned is not UNKNOWN:
            return Value(Kind.FUNCTION, Time.CONSTANT, each=returned, held=functions)
        made = constant(Kind.FUNCTION) if result.kind is Kind.UNKNOWN and functions else result
        return made.holding(functions) if functions else result

    def _gradients(self, node: ast.Call) -> Value:
        """What the function returns that ``grad(…)`` or ``operation(…)`` makes."""
        callee = self.value(node.func)
        if callee.kind is not Kind.FUNCTION:
            return callee.each or UNKNOWN
        name = callee.function.name if isinstance(callee.function, External) else ""
        return gradients.of_function(name, node, self.value, self._returned)

    def _returned(self, function: Value) -> Value:
        """What ``function`` returns, to whoever calls it."""
        if isinstance(function.cls, ClassInfo) and function.kind is Kind.CELL:
            return self._result_of(function.cls.method("construct"), function.cls)
        if isinstance(function.function, FunctionInfo):
            return self._result_of(function.function, function.receiver)
        return UNKNOWN

    def passed(self, call: ast.Call) -> Iterator[Value]:
        """The values that ``call`` passes; of what a ``*`` unpacks those that are known."""
        for node in passing.unpacked(call.args):
            if isinstance(node, ast.Starred):
                whole = self.value(node.value)
                yield from whole.items if whole.items is not None else (self.element(whole),)
            else:
                yield self.value(node)
        yield from map(self.value, passing.keywords(call).values())

    def taker(self, node: ast.Call) -> Taker | None:
        """What MindSpore does with functions that ``node`` gives it."""
        callee = self.value(node.func)
        if captures_otherwise(node):
            return None
        if isinstance(callee.function, External):
            return TAKERS.get(callee.function.name)
        if isinstance(callee.cls, External):
            return TAKERS.get(callee.cls.name + ("" if callee.kind is Kind.CLASS else "()"))
        return None

    @staticmethod
    def taken(node: ast.Call, taker: Taker) -> Iterator[ast.expr]:
        """What ``node`` gives to ``taker`` to be compiled."""
        for name, position in taker.compiled.items():
            if position < len(node.args):
                yield node.args[position]
            yield from (keyword.value for keyword in node.keywords if keyword.arg == name)

    def _result_of_call(self, node: ast.Call) -> Value:
        if isinstance(node.func, ast.Name) and not self.is_local(node.func.id):
            builtin = self._builtin(node.func.id, node)
            if builtin is not None:
                return builtin
        if self.info.nodes_of(ast.Lambda):
            called = self.evaluation.places.called_lambdas.get(node)
            if called is not None:
                return self.value(called.body)
        return self.result_of_callee(self.value(node.func), node)

    def result_of_callee(self, callee: Value, node: ast.Call) -> Value:
        """What ``node`` returns when ``callee`` is what it calls."""
        if callee.options:
            called = [option for option in callee.options if option.kind is not Kind.NONE]
            return join([self.result_of_callee(option, node) for option in called])
        if callee.kind is Kind.CLASS:
            return self._instance(callee, node)
        if callee.kind is Kind.OBJECT and callee.each is not None and callee.each.kind is Kind.CLASS:
            return self._instance(callee.each, node) if self.calls_partials else UNKNOWN
        if callee.kind is Kind.FUNCTION and callee.function is None and callee.each is not None:
            return callee.each
        if callee.kind is Kind.CELL:
            if isinstance(callee.cls, ClassInfo):
                method = callee.cls.method("construct")
                return self._result_of(method, callee.cls, node) if method else _layer_output(callee.cls)
            return _cell_output(callee)
        if callee.kind is Kind.PRIMITIVE:
            return _primitive_output(callee)
        if isinstance(callee.function, External) and callee.function.name in NAMED_TUPLES:
            return Value(Kind.CLASS, Time.CONSTANT, cls=callee.function)
        if isinstance(callee.function, External) and _is_python_class(callee.function.name):
            given = self.value(node.args[0]) if node.args else UNKNOWN
            return Value(Kind.UNKNOWN, cls=callee.function, each=arrays.made(callee.function.name, given))
        if isinstance(callee.function, External) and (
            callee.kind is Kind.UNKNOWN or callee.function.name in PARTIALS
        ):
            return self._result_in_python(callee.function, node)
        if callee.kind is Kind.FUNCTION and isinstance(callee.function, External):
            return self._external_result(callee.function.name, node)
        if callee.kind is Kind.FUNCTION and isinstance(callee.function, FunctionInfo):
            return self._result_of(callee.function, callee.receiver, node)
        if isinstance(node.func, ast.Attribute):
            owner = _with_method(self.value(node.func.value), node.func.attr)
            if owner.is_tensor:
                return _tensor_method_result(owner, node)
            if owner.kind in (Kind.CELL, Kind.UNKNOWN) and node.func.attr in _PARAMETERS_OF_CELL:
                return self._parameters_of(owner, node.func.attr)
            if (
                owner.kind is Kind.CELL
                and node.func.attr in RETURN_SELF
                and not _has_own(owner, node.func.attr)
            ):
                return owner
            if owner.kind is Kind.DICT and owner.held and node.func.attr == "get":
                return self._got(owner, node)
            if isinstance(owner.cls, ClassInfo):
                return self._result_of(owner.cls.method(node.func.attr), owner.cls, node)
            if arrays.is_array(owner):
                return arrays.method(node.func.attr, is_plain=not (node.args or node.keywords))
            return builtins.method(owner, node.func.attr, [self.value(each) for each in node.args])
        return UNKNOWN

    def _result_in_python(self, function: External, node: ast.Call) -> Value:
        """What a function outside MindSpore returns."""
        if function.name in PARTIALS:
            made = self.value(node.args[0]) if node.args else UNKNOWN
            return Value(
                Kind.OBJECT, Time.CONSTANT, cls=function, each=made if made.kind is Kind.CLASS else None
            )
        arguments = [self.value(argument) for argument in node.args]
        if function.name in _COPYING and arguments and arguments[0].kind is Kind.OBJECT:
            return Value(Kind.OBJECT, options=arguments[0].options or (arguments[0],))
        if function.name.startswith("inspect.is"):
            return builtins.asked(arguments)
        array = arrays.called(function.name, arguments)
        return array if node.keywords or array is not UNKNOWN else builtins.computed(function.name, arguments)

    @staticmethod
    def _parameters_of(cell: Value, method: str) -> Value:
        """What a method of every Cell returns, unless the class of this one has its own."""
        return UNKNOWN if _has_own(cell, method) else _PARAMETERS_OF_CELL[method]

    def _got(self, owner: Value, node: ast.Call) -> Value:
        """What ``functions.get(key, default)`` may give."""
        key, default = ([self.value(argument) for argument in node.args] + [UNKNOWN, UNKNOWN])[:2]
        if owner.entries and key.literal is not MISSING:
            return _entry(owner, key, default)
        return UNKNOWN.holding((*owner.held, *default.functions))

    def result_of(self, function: FunctionInfo, receiver: ClassInfo | None = None) -> Value:
        """What ``function`` returns, to whoever calls it."""
        return self._result_of(function, receiver or function.owner)

    def _result_of(
        self, info: FunctionInfo | None, receiver: ClassInfo | None, call: ast.Call | None = None
    ) -> Value:
        """What a function of the project returns: to any caller, or else to this ``call``."""
        if info is None or not all(self._keeps_result(each) for each in info.node.decorator_list):
            return UNKNOWN
        scope = self._scope_of(info, receiver)
        result = scope.result if scope is not None else UNKNOWN
        is_open = result.kind is Kind.BOOL and result.is_constant and result.literal is MISSING
        is_open = is_open or (is_cell_list(result) and not has_known_elements(result))
        is_open = is_open or result.is_interpreted_anywhere
        is_known = result.kind not in (Kind.UNKNOWN, Kind.UNION) and not is_open
        if scope is None or call is None or is_known:
            return result
        special = scope.result_for(self, call)
        if special is None:
            return scope.result_for_any(self, call) if result.is_interpreted_anywhere else result
        return special if special.kind is not Kind.UNKNOWN else result.made_at(special.interpreted)

    def result_for_any(self, caller: Scope, call: ast.Call) -> Value:
        """What the function returns to a ``call`` of which no more is told than what the interpreter made."""
        passed_values = [*call.args, *(keyword.value for keyword in call.keywords)]
        given = (each.value if isinstance(each, ast.Starred) else each for each in passed_values)
        is_interpreted = any(caller.value(each).is_interpreted_anywhere for each in given)
        return self.result if is_interpreted else self.own_result

    @property
    def own_result(self) -> Value:
        """What the function returns to a call that passes nothing that the interpreter made."""
        if not self.result.is_interpreted_anywhere:
            return self.result
        if self._arguments:
            return self.result.made_by_graph()
        if self._of_graph is None:
            self._of_graph = self.for_call(
                {name: self.given(name).made_by_graph() for name in self.info.positions}
            )
        return self._of_graph.result

    def unpacked_for(self, call: ast.Call, info: FunctionInfo, name: str) -> Value | None:
        """What ``call`` passes to ``info`` for the parameter ``name`` where no expression shows it.

        That is in a ``*`` or ``**``, or where the parameter is one; ``None`` where it is left to its default.
        """
        given: list[Value] = []
        for node in passing.unpacked(call.args):
            whole = self.value(node.value).items if isinstance(node, ast.Starred) else (self.value(node),)
            if whole is None:
                return UNKNOWN
            given += whole
        named = {key: self.value(node) for key, node in passing.keywords(call).items()}
        for keyword in call.keywords:
            if keyword.arg is None:
                entries = self.value(keyword.value).entries
                if not entries:
                    return UNKNOWN
                named.update((key, value) for key, value in entries if isinstance(key, str))
        rest, others = info.node.args.vararg, info.node.args.kwarg
        if rest is not None and name == rest.arg:
            return sequence(Kind.TUPLE, tuple(given[len(info.positions) :]))
        if others is not None and name == others.arg:
            left = {key: value for key, value in named.items() if key not in info.parameter_names}
            return mapping(list(left), list(left.values()))
        position = info.positions.get(name)
        if position is not None and position < len(given):
            return given[position]
        return named.get(name)

    def result_for(self, caller: Scope, call: ast.Call) -> Value | None:
        """What the function returns to ``call``; ``None`` where that says no more than any other call."""
        passed_values: dict[str, Value] = {}
        for name, position in self.info.positions.items():
            argument = passing.passed(call, name, position)
            if argument is not None:
                passed_values[name] = caller.value(argument)
            elif not passing.is_shown(call):
                passed_values[name] = caller.unpacked_for(call, self.info, name) or UNKNOWN
        is_shown = passing.is_shown(call)
        for name in self.info.positions:
            if name not in passed_values and (default := self._default_value(name, is_shown)) is not None:
                passed_values[name] = default
        if all(value == UNKNOWN for value in passed_values.values()):
            return None
        key = tuple(passed_values.get(name, UNKNOWN) for name in self.info.positions)
        if (answer := self._answers.get(key)) is not None:
            return answer
        if self._arguments:
            return None
        if key not in self._special and len(self._special) < _MOST_CONTEXTS:
            self._special[key] = self.for_call(passed_values)
        special = self._special.get(key) or self._roughly_for(passed_values)
        return special.result if special is not None else None

    def _roughly_for(self, passed_values: dict[str, Value]) -> Scope | None:
        """The function as calls see it that pass such flags, and of which the interpreter made as much."""
        if not any(map(_is_flag, passed_values.values())):
            return None
        rough = {name: self._rough(name, value) for name, value in passed_values.items()}
        key = tuple(rough.get(name, UNKNOWN) for name in self.info.positions)
        if key not in self._rough_special and len(self._rough_special) < _MOST_ROUGH_CONTEXTS:
            self._rough_special[key] = self.for_call(rough)
        return self._rough_special.get(key)

    def _rough(self, name: str, value: Value) -> Value:
        """What is told apart of what calls pass for a parameter: all the rest is what any call passes."""
        return value if _is_flag(value) else self.given(name).made_at(value.interpreted)

    def for_call(self, arguments: dict[str, Value]) -> Scope:
        """The function as a call with these ``arguments`` sees it."""
        made = Scope(self.info, self.receiver, self._outer)
        made._arguments = arguments
        return made

    @staticmethod
    def _keeps_result(decorator: ast.expr) -> bool:
        func = decorator.func if isinstance(decorator, ast.Call) else decorator
        name = func.id if isinstance(func, ast.Name) else getattr(func, "attr", "")
        return name in _TRANSPARENT

    def _scope_of(self, info: FunctionInfo, receiver: ClassInfo | None) -> Scope | None:
        return python_scope(info, receiver)

    @property
    def result(self) -> Value:
        """What the function returns, whatever it is called with."""
        key = _RETURN
        if isinstance(self.info.node, ast.AsyncFunctionDef):
            return UNKNOWN
        if (found := self._names.get(key)) is not None:
            return found
        if key in self._busy:
            return self._told_early(key, self._names)
        met, around = RESTING.met, RESTING.on
        self._busy.add(key)
        RESTING.on = 0
        try:
            value = self._result()
            if met == RESTING.met:
                self._names.put(key, value, RESTING.on)
            return value
        except RecursionError:
            Cycles.meet()
            return UNKNOWN
        finally:
            self._busy.discard(key)
            RESTING.on |= around

    def _result(self) -> Value:
        if not self.info.by_type.keys().isdisjoint(_YIELDS):
            return UNKNOWN
        found: list[Value] = []
        if self._returns(self.info.node.body, found):
            found.append(NONE)
        return self._of_returns(found)

    def _of_returns(self, found: list[Value]) -> Value:
        """What holds for all that the function may return."""
        return join(found)

    def _returns(self, body: list[ast.stmt], found: list[Value]) -> bool:
        """Add what ``body`` may return to ``found``; whether its end may be reached."""
        for statement in body:
            if isinstance(statement, ast.Return):
                found.append(self.value(statement.value) if statement.value is not None else NONE)
                return False
            if isinstance(statement, ast.Raise):
                return False
            inside = self._returns_in.get(statement, ())
            if isinstance(statement, ast.If):
                known = self.holds(statement) if inside else None
                sides = (statement.body, statement.orelse)
                taken = sides if known is None else sides[:1] if known else sides[1:]
                ends = [not self._returns(side, found) for side in taken]
                if all(ends):
                    return False
            elif isinstance(statement, ast.With):
                if not self._returns(statement.body, found):
                    return False
            else:
                found += [self.value(node.value) if node.value is not None else NONE for node in inside]
        return True

    @cached_property
    def _returns_in(self) -> dict[ast.AST, list[ast.Return]]:
        """Statement -> the ``return`` statements in it."""
        found: dict[ast.AST, list[ast.Return]] = {}
        for node in self.info.nodes_of(ast.Return):
            around: ast.AST = node
            while (around := self.info.parents[around]) is not self.info.node:
                found.setdefault(around, []).append(node)
        return found

    def _builtin(self, name: str, node: ast.Call) -> Value | None:
        if self.info.lookup(name) is not None:
            return None
        if name == _BYTES.name:
            return Value(Kind.UNKNOWN, cls=_BYTES)
        arguments = [self.value(argument) for argument in node.args]
        if name == "getattr" and len(arguments) == 2 and isinstance(arguments[1].literal, str):
            return UNKNOWN.holding(
                self._value_of_attribute(
                    ast.Attribute(node.args[0], arguments[1].literal, ast.Load())
                ).functions
            )
        return builtins.called(name, arguments)

    def _instance(self, callee: Value, node: ast.Call) -> Value:
        cls = callee.cls
        if isinstance(cls, ClassInfo):
            return Value(Kind.CELL if cls.is_cell else Kind.OBJECT, Time.CONSTANT, cls=cls)
        name = cls.name if cls is not None else ""
        if name in _PARAMETER_MAKERS:
            return PARAMETER
        if name in _TENSOR_MAKERS:
            return self._made_tensor(node)
        if name in CELL_LISTS:
            return self._cell_list(callee, node)
        if is_cell_name(name):
            return Value(Kind.CELL, Time.CONSTANT, cls=cls)
        if facts(LATEST_VERSION).is_primitive(name):
            return Value(Kind.PRIMITIVE, Time.CONSTANT, cls=cls)
        return Value(Kind.OBJECT, cls=cls)

    def _cell_list(self, callee: Value, node: ast.Call) -> Value:
        """``nn.CellList([a, b])`` and ``nn.SequentialCell(a, b)``, with what is in it."""
        given = self._display(Kind.LIST, node.args)
        if given.items is not None and len(given.items) == 1 and given.items[0].kind is not Kind.CELL:
            given = given.items[0]
        each = element(given) if given.items is None else None
        is_shown = each is None or each.kind is not Kind.UNKNOWN
        return Value(
            Kind.CELL, Time.CONSTANT, cls=callee.cls, items=given.items, each=each if is_shown else None,
            held=given.held,
        )  # fmt: skip

    def _made_tensor(self, node: ast.Call) -> Value:
        times = combine_times([self.value(argument) for argument in node.args])
        return CONSTANT_TENSOR if times is Time.CONSTANT else Value(Kind.TENSOR, times)

    def _external_result(self, name: str, node: ast.Call) -> Value:
        if name in _TENSOR_MAKERS:
            return self._made_tensor(node)
        if name == _PARAMETER_TUPLE:
            given = self.value(node.args[0]) if node.args else UNKNOWN
            items = given.items
            return (
                of_each(Kind.TUPLE, PARAMETER, Time.VARIABLE)
                if items is None
                else sequence(Kind.TUPLE, items)
            )
        if f"{name}()" in TAKERS and (name not in TAKERS or not node.args):
            made = gradients.of_operation(node, self.value) if name == gradients.OPERATION else UNKNOWN
            return Value(Kind.UNKNOWN, cls=External(name), each=made if made is not UNKNOWN else None)
        if name == "mindspore.mutable":
            inner = self.value(node.args[0]) if node.args else UNKNOWN
            return Value(inner.kind, Time.VARIABLE)
        if name in _CONTAINED:
            return self._contained(name, node)
        if name in ("mindspore.ops.shape", "mindspore.ops.rank", "mindspore.ops.size"):
            return constant(Kind.TUPLE if name.endswith("shape") else Kind.INT)
        returns = _given_back(name, node)
        return TENSOR if returns == "Tensor" else TENSORS_EACH if returns == "tuple" else UNKNOWN

    def _contained(self, name: str, node: ast.Call) -> Value:
        """What MindSpore's functions make that stand for a display, ``[…]`` or ``len``."""
        made = _CONTAINED[name]
        if made is Kind.INT:
            return constant(made)
        if made is not None:
            return self._display(made, node.args)
        if len(node.args) != 2 or any(isinstance(each, ast.Starred) for each in node.args):
            return UNKNOWN
        return self._item(self.value(node.args[0]), self.value(node.args[1]))


class AttributeValues(SelfAttributes):
    """The attributes of instances of one class, and what they are."""

    def __init__(self, cls: ClassInfo) -> None:
        super().__init__(cls)
        self._values: Memory[str, Value] = Memory()
        self._busy: set[str] = set()

    def value(self, name: str) -> Value:
        """What ``self.name`` is when graph code starts."""
        return UNKNOWN if name in self._busy else self._values.of(name, lambda: self._found(name))

    def _found(self, name: str) -> Value:
        self._busy.add(name)
        try:
            return self._value(name)
        finally:
            self._busy.discard(name)

    def _value(self, name: str) -> Value:
        method = self.cls.method(name)
        found = self.effective_bindings(name)
        if found:
            value = join(map(evaluated, found))
            for each in self.additions.get(name, ()):
                value = self._added(value, each)
            return value
        if method is not None:
            if any(isinstance(d, ast.Name) and d.id == "property" for d in method.node.decorator_list):
                return UNKNOWN
            return Value(Kind.FUNCTION, Time.CONSTANT, function=method, receiver=self.cls)
        if name == "training" and self.cls.is_cell:
            return constant(Kind.BOOL)
        if self.has_layer_base and name in LAYER_PARAMETERS:
            return join([PARAMETER, NONE])
        return UNKNOWN

    def _added(self, value: Value, addition: Addition) -> Value:
        """The container ``value`` after ``addition``."""
        scope = python_scope(addition.method, self.cls)
        arguments = [scope.value(each) for each in addition.arguments]
        added = functions_of(arguments) if addition.how in _ADDING else ()
        return changed(value, addition.how, arguments).holding(added)


def attributes_of(cls: ClassInfo) -> AttributeValues:
    """The attributes of ``cls``, computed once per class."""
    cached: AttributeValues | None = cls.__dict__.get("_attribute_values")
    if cached is None:
        cached = cls.__dict__["_attribute_values"] = AttributeValues(cls)
    return cached


def scope_of(binding: AttributeBinding) -> Scope:
    """That of the method that sets the attribute, or of the class body."""
    if binding.function is None:
        return class_scope(binding.owner)
    return python_scope(binding.function, binding.receiver)


def evaluated(binding: AttributeBinding) -> Value:
    """What ``binding`` sets the attribute to."""
    if binding.value is None:
        return UNKNOWN
    scope = scope_of(binding)
    value = scope.value(binding.value)
    if isinstance(binding.value, ast.Name):
        value = _changed_later(scope, binding.value, value)
    if binding.item is not None:
        return value.items[binding.item] if value.items and binding.item < len(value.items) else UNKNOWN
    return value


def _changed_later(scope: Scope, node: ast.Name, value: Value) -> Value:
    """What ``node`` names may get more after it is put somewhere: on ``self``, or in a list."""
    evaluation = scope.evaluation
    seen = evaluation.places.reads.get(node)
    found = evaluation.places.of_name.get(node.id, ()) if seen is not None else ()
    later = [each for each in found if isinstance(each, Changed) and seen and each.number > seen.number]
    return join([value, *map(evaluation.value, later)]) if later else value


@cache
def _method_for(kind: str) -> str:
    """The method that says what expressions of ``kind``, such as ``Call``, are."""
    return f"_value_of_{kind.lower()}"


def _is_flag(value: Value) -> bool:
    return value.kind in _FLAGS and value.literal is not MISSING


def _is_python_class(name: str) -> bool:
    """Whether what it makes stays an object of Python."""
    return name in PYTHON_CONTAINERS or name.startswith(_PYTHON_OBJECTS)


def is_made_of(name: str, node: ast.expr) -> bool:
    """Whether ``node`` is a Tensor when ``name`` is one: ``x.reshape(…)``, ``x[0]``, ``x.sum() + 1``."""
    inner: ast.expr | None = None
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        inner = node.func.value if facts(LATEST_VERSION).tensor_method(node.func.attr) == "Tensor" else None
    elif isinstance(node, ast.Subscript):
        inner = node.value
    elif isinstance(node, ast.BinOp):
        inner = node.left
    elif isinstance(node, ast.UnaryOp) and not isinstance(node.op, ast.Not):
        inner = node.operand
    if isinstance(inner, ast.Name):
        return inner.id == name
    return inner is not None and is_made_of(name, inner)


def _entry(owner: Value, key: Value, default: Value = UNKNOWN) -> Value:
    """What the dict ``owner`` has at ``key``; plain values, which come and go, are unknown."""
    entries = dict(owner.entries)
    is_shown = key.literal is not MISSING
    found = entries.get(key.literal, default) if is_shown else join(entries.values())
    return found if found.functions or found.kind in _LASTING else UNKNOWN.holding(found.functions)


def _external_value(definition: External) -> Value:
    name = definition.name
    known = facts(LATEST_VERSION)
    if name in _PARAMETER_MAKERS or name in _TENSOR_MAKERS or is_cell_name(name) or known.is_primitive(name):
        return Value(Kind.CLASS, Time.CONSTANT, cls=definition)
    if is_dtype_name(name):
        return constant(Kind.DTYPE)
    if known.canonical(name) is not None:
        return Value(Kind.FUNCTION, Time.CONSTANT, function=definition)
    return Value(Kind.UNKNOWN, Time.UNKNOWN, function=definition)


def _has_own(cell: Value, method: str) -> bool:
    """Whether a class of the project defines the method anew."""
    return isinstance(cell.cls, ClassInfo) and cell.cls.method(method) is not None


def _cell_output(cell: Value) -> Value:
    if isinstance(cell.cls, External):
        found = facts(LATEST_VERSION).cell(cell.cls.name)
        if found is not None and found.output == "Tensor":
            return TENSOR
    return UNKNOWN


def _layer_output(cls: ClassInfo) -> Value:
    """What the layer of MindSpore returns that ``cls`` derives from."""
    return _cell_output(Value(Kind.CELL, Time.CONSTANT, cls=cls.layer)) if cls.layer else UNKNOWN


def _primitive_output(primitive: Value) -> Value:
    if isinstance(primitive.cls, External) and facts(LATEST_VERSION).primitive_returns(primitive.cls.name):
        return TENSOR
    return UNKNOWN


def _tensor_attribute(owner: Value, name: str) -> Value:
    meaning = facts(LATEST_VERSION).tensor_property(name)
    if meaning == "constant":
        return Value(
            _TENSOR_CONSTANTS.get(name, Kind.INT),
            Time.CONSTANT,
            "shape" if name == "shape" else MISSING,
        )
    return Value(Kind.TENSOR, owner.time) if meaning == "Tensor" else UNKNOWN


def _with_method(owner: Value, name: str) -> Value:
    """``owner`` where it is asked for ``name``: the Tensors, if numbers and None do not have that."""
    if owner.kind is not Kind.UNION or hasattr(0, name) or hasattr(0.0, name):
        return owner
    tensors = [option for option in owner.options if option.is_tensor]
    others = {option.kind for option in owner.options} - TENSORS
    if not tensors or not others <= {*NUMBERS, Kind.NONE}:
        return owner
    return join(tensors).made_at(owner.interpreted)


def _tensor_method_result(owner: Value, node: ast.Call) -> Value:
    name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    if name in _MEASURES:
        return constant(Kind.INT)
    returns = _given_back(f"mindspore.Tensor.{name}", node)
    if returns == "Tensor":
        return Value(Kind.TENSOR, Time.VARIABLE if owner.is_variable else Time.UNKNOWN)
    if returns == "tuple":
        return replace(TENSORS_EACH, time=owner.time)
    if name == "item":
        return Value(Kind.NUMBER, owner.time)
    return UNKNOWN


def _is_sought_at_run_time(item: Value, container: Value) -> bool:
    """Whether only the run knows whether a Tensor is in a list or tuple that is not surely empty."""
    is_row = container.kind in (Kind.LIST, Kind.TUPLE) and container.items != ()
    return is_row and item.kind is Kind.TENSOR and item.is_variable and not item.interpreted


def _given_back(name: str, call: ast.Call) -> str | None:
    """What ``call`` of a function of MindSpore gives: ``Tensor``, ``tuple`` (of Tensors), or None."""
    given = [
        each.arg
        for each in call.keywords
        if each.arg is not None and not _is_constant(each.value, None, False)
    ]
    return facts(LATEST_VERSION).result(name, len(call.args), given)


def _is_constant(node: ast.expr, *values: object) -> bool:
    return isinstance(node, ast.Constant) and any(node.value is each for each in values)


def python_scope(info: FunctionInfo, receiver: ClassInfo | None) -> Scope:
    """A function that is no graph code: looked into once, for functions may call each other in circles."""
    known = info.module.program.scopes
    if (info, receiver) not in known:
        known[info, receiver] = Scope(info, receiver)
    found: Scope = known[info, receiver]
    return found


def module_scope(module: Module) -> Scope:
    """A scope without locals, for expressions at module level."""
    return Scope(body_of(module), None)


def _variables_of(module: Module) -> Scope:
    """The scope in which what is assigned at module level is found out, once."""
    scopes = module.program.module_scopes
    if module not in scopes:
        scopes[module] = module_scope(module)
    found: Scope = scopes[module]
    return found


def class_scope(cls: ClassInfo) -> Scope:
    """The scope of expressions in the body of ``cls``."""
    return Scope(body_of(cls.module, cls.around), None)
