"""Objects that graph code creates: of which class, with which arguments, and when those are known."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Merged, Updated
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass
from msgraph_lint.targets import LATEST_VERSION
from msgraph_lint.values.value import Kind, Value

_LOOPS = (ast.For, ast.AsyncFor, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
_LEFT_TO_GRAPH = frozenset(
    {
        "argmax", "chunk", "clamp", "cumsum", "exp", "expand_dims", "eye", "floor", "gather",
        "linspace", "logical_and", "logical_not", "masked_fill", "matmul", "maximum", "meshgrid",
        "new_ones", "new_zeros", "norm", "one_hot", "pad", "permute", "pow", "relu", "sin", "sort",
        "split", "squeeze", "swapaxes", "tanh", "transpose", "tril", "triu", "unbind", "unsqueeze",
        "where", "zeros_like",
    }
)  # fmt: skip
"""Functions and methods that the compiler does not compute, though it knows what they are given.

Measured on 2.7 and 2.10 with ``ops.ones((2, 4))``; ``ones_like``, ``stack``, ``cast`` … it computes.
"""
_INSTANCES = frozenset({Kind.CELL, Kind.OBJECT, Kind.PRIMITIVE})


@dataclass(frozen=True)
class Argument:
    """An argument of a constructor."""

    node: ast.expr
    value: Value
    keyword: str | None
    """``None`` for an argument given by position."""

    @property
    def is_lambda(self) -> bool:
        return isinstance(self.node, ast.Lambda)

    @property
    def is_function(self) -> bool:
        """Whether it is a function that has a name, such as ``ops.relu``; dtypes are none."""
        function = self.value.function
        if self.value.kind is not Kind.FUNCTION or self.is_lambda:
            return False
        return (
            not isinstance(function, External)
            or facts(LATEST_VERSION).function_returns(function.name) is not None
        )


@dataclass(frozen=True, eq=False)
class Created:
    """``nn.Dense(3, 2)`` in graph code."""

    function: GraphFunction
    node: ast.Call
    kind: Kind
    """Of the new object."""
    cls: ClassInfo | External

    @property
    def text(self) -> str:
        """The call as it is written, without its arguments when it is long."""
        text = self.function.module.source.segment(self.node)
        return text if len(text) <= 60 and text.isprintable() else f"{self.class_text}(…)"

    @property
    def class_text(self) -> str:
        """The class as it is written."""
        return self.function.module.source.segment(self.node.func)

    @property
    def external(self) -> str:
        """The canonical name of a class of MindSpore; empty for a class of the project."""
        return self.cls.name if isinstance(self.cls, External) else ""

    @property
    def is_jit_class(self) -> bool:
        """Whether the class is one of the project under ``@jit_class``."""
        return isinstance(self.cls, ClassInfo) and self.cls.is_jit_class

    @property
    def arguments(self) -> Iterator[Argument]:
        """The arguments, without what the source does not show of ``*args`` and ``**kwargs``."""
        for node in passing.shown(self.node):
            yield Argument(node, self.function.value(node), None)
        for name, node in passing.keywords(self.node).items():
            yield Argument(node, self.function.value(node), name)

    @property
    def varying(self) -> list[tuple[Argument, str]]:
        """The arguments that the compiler does not know, and why; ``items`` for those in ``*items``."""
        return self.function.once(_varying, self)

    @property
    def loop(self) -> ast.AST | None:
        """The innermost loop or comprehension around it in this function; what is looped over is outside."""
        node: ast.AST = self.node
        while node is not self.function.node:
            parent = self.function.parents[node]
            if isinstance(parent, _LOOPS) and node is not getattr(parent, "iter", None):
                return parent
            node = parent
        return None

    @property
    def runs_repeatedly(self) -> bool:
        """Whether the loop around it surely runs more than once."""
        loop = self.loop
        if loop is None or self.function.conditions_of(self.node):
            return False
        if isinstance(loop, ast.For):
            return _is_long(self.function, loop.iter)
        generators = getattr(loop, "generators", [])
        is_plain = len(generators) == 1 and not generators[0].ifs
        return is_plain and _is_long(self.function, generators[0].iter)

    @property
    def depends_on_loop(self) -> bool:
        """Whether the arguments mention what the loop around it binds."""
        loop = self.loop
        heads = (
            [loop.target]
            if isinstance(loop, ast.For)
            else [g.target for g in getattr(loop, "generators", [])]
        )
        bound = {name.id for head in heads for name in ast.walk(head) if isinstance(name, ast.Name)}
        return any(isinstance(name, ast.Name) and name.id in bound for name in ast.walk(self.node))

    @property
    def is_called(self) -> bool:
        """Whether the new object is called, at once or by its name."""
        if self.name is None:
            return _is_called(self.function, self.node)
        return any(_is_called(self.function, name) for name in self.function.named(self.name))

    @property
    def is_unread(self) -> bool:
        """Whether only a name gets it that nobody reads: the compiler leaves it out."""
        name = self.name
        return name is not None and not any(
            isinstance(each.ctx, ast.Load) for each in self.function.named(name)
        )

    @property
    def name(self) -> str | None:
        """``linear`` in ``linear = nn.Dense(3, 2)``."""
        parent = self.function.parents[self.node]
        if (
            isinstance(parent, ast.Assign)
            and len(parent.targets) == 1
            and isinstance(parent.targets[0], ast.Name)
        ):
            return parent.targets[0].id
        return None


def _varying(function: GraphFunction, created: Created) -> list[tuple[Argument, str]]:
    unpacked = [node.value for node in passing.unpacked(created.node.args) if isinstance(node, ast.Starred)]
    unpacked += [keyword.value for keyword in created.node.keywords if keyword.arg is None]
    given = [*created.arguments, *(Argument(node, function.value(node), None) for node in unpacked)]
    found = ((argument, variation(function, argument.node)) for argument in given)
    return [(argument, why) for argument, why in found if why is not None]


def created_in(function: GraphFunction) -> list[Created]:
    """The Cells, Primitives and other objects that ``function`` creates, in source order."""
    return function.once(_created_in)


def _created_in(function: GraphFunction) -> list[Created]:
    found: list[Created] = []
    for node in function.nodes(ast.Call):
        callee = function.value(node.func)
        if callee.kind is Kind.CLASS and callee.cls is not None:
            found.append(Created(function, node, function.value(node).kind, callee.cls))
    return found


def _is_long(function: GraphFunction, iterable: ast.expr) -> bool:
    """Whether ``iterable`` has at least two elements, of which a value may tell: ``range(self.depth)``."""
    if not isinstance(iterable, ast.Call) or not is_builtin(function, iterable.func, "range"):
        return is_long(iterable)
    number = function.value(iterable.args[0]).literal if len(iterable.args) == 1 else None
    return isinstance(number, int) and number > 1


def is_long(iterable: ast.expr) -> bool:
    """Whether ``iterable`` shows at least two elements: ``range(2)``, ``(a, b)``."""
    if isinstance(iterable, (ast.Tuple, ast.List)):
        return sum(not isinstance(element, ast.Starred) for element in iterable.elts) > 1
    if isinstance(iterable, ast.Call) and isinstance(iterable.func, ast.Name) and len(iterable.args) == 1:
        stop = iterable.args[0]
        number = stop.value if isinstance(stop, ast.Constant) else None
        return iterable.func.id == "range" and isinstance(number, int) and number > 1
    return False


def external_name(function: GraphFunction, node: ast.expr) -> str:
    """The canonical name of the class or function outside the project that ``node`` means; else empty."""
    value = function.value(node)
    definition = value.cls if value.kind is Kind.CLASS else value.function
    return definition.name if isinstance(definition, External) else ""


def variation(function: GraphFunction, node: ast.expr) -> str | None:
    """Why the compiler does not know ``node``: the part that varies; ``None`` when it may know.

    It knows Tensors that it can compute (``ops.ones((2, 3))``, ``ops.ones_like(x)``), so only what comes
    from an input, a Parameter or ``mutable``, or from what it leaves to the graph, is said to vary.
    """
    return _Variation(function).of(node)


_HANDING_ON = ("enumerate", "list", "reversed", "tuple", "zip")
"""Builtins of which the result has the items that they are given."""


class _Variation:
    def __init__(self, function: GraphFunction) -> None:
        self.function = function
        self.busy: set[str] = set()
        self.opened: set[ast.Name] = set()

    def of(self, node: ast.expr) -> str | None:
        if isinstance(node, (ast.Tuple, ast.List)):
            return self.first(node.elts)
        if isinstance(node, ast.Name) and is_tensor_input(self.function, node.id):
            return f"`{node.id}` is a Tensor input"
        if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
            is_variable = self.function.value(node.elt).is_variable
            return self.first([node.elt, *(each.iter for each in node.generators)]) if is_variable else None
        value = self.function.value(node)
        if isinstance(node, ast.Subscript) and self.function.value(node.value).kind is Kind.TENSOR:
            return self.of(node.value) or self.left_to_graph(node)
        if isinstance(node, ast.Name) and value.kind in (Kind.LIST, Kind.TUPLE) and node not in self.opened:
            self.opened.add(node)
            return self.of_items(node) or self.of_name(node.id)
        if isinstance(node, ast.Call) and is_builtin(self.function, node.func, *_HANDING_ON):
            return self.first(node.args)
        if not value.is_variable or (value.each is not None and isinstance(node, ast.Subscript)):
            return None
        if isinstance(node, ast.Name):
            return self.of_name(node.id) or self.of_changed(node)
        if value.kind is Kind.PARAMETER and attribute_of(node, self.function.self_name):
            return f"`{self.function.module.source.segment(node)}` is a Parameter"
        if isinstance(node, ast.Call):
            return self.of_call(node)
        return self.first(child for child in ast.iter_child_nodes(node) if isinstance(child, ast.expr))

    def first(self, nodes: Iterator[ast.expr] | list[ast.expr]) -> str | None:
        return next((found for node in nodes if (found := self.of(node))), None)

    def of_name(self, name: str) -> str | None:
        if name in self.busy:
            return None
        self.busy.add(name)
        function = self.function
        if name in function.parameter_names:
            value = function.parameter_value(name)
            if value.is_variable:
                return f"`{name}` is a Tensor" + (" input" if function.is_entry else "")
        bindings = function.bindings.get(name, [])
        if any(function.in_tensor_loop(binding.statement) for binding in bindings):
            return f"`{name}` changes in a loop that a Tensor ends"
        return self.first([binding.value for binding in bindings if binding.value is not None])

    def of_changed(self, node: ast.Name) -> str | None:
        """A Tensor of which a part is assigned is none that the compiler knows."""
        if self.function.value(node).kind is not Kind.TENSOR:
            return None
        found = (each for each in self.made(node) if isinstance(each, Changed))
        last = next(found, None)
        return f"the graph changes `{node.id}`" if last is not None and last.how == "[]" else None

    def of_items(self, node: ast.Name) -> str | None:
        """What the list or tuple ``node`` is made of, and what is put into it."""
        for made in self.made(node):
            parts: list[ast.expr] = []
            if isinstance(made, Changed):
                parts = [*made.added]
            elif isinstance(made, Updated):
                parts = [made.operation.right]
            elif isinstance(made, Assigned) and made.value is not None and not made.path:
                parts = [made.value]
            why = self.first(parts)
            if why is not None:
                return why
        return None

    def made(self, node: ast.Name) -> Iterator[Definition]:
        """What made ``node`` and changed it, the last one first."""
        definition = self.function.evaluation.places.reads.get(node)
        todo = [definition] if definition is not None else []
        seen = set(todo)
        while todo:
            definition = todo.pop()
            yield definition
            ways: Sequence[Definition] = definition.ways if isinstance(definition, Merged) else ()
            if isinstance(definition, Chosen):
                ways = (definition.first, definition.second)
            elif isinstance(definition, Changed):
                ways = (definition.before,)
            elif isinstance(definition, Updated):
                ways = definition.needs
            todo += [way for way in ways if way not in seen]
            seen.update(ways)

    def left_to_graph(self, node: ast.expr) -> str:
        return f"the graph computes `{self.function.module.source.segment(node)}`"

    def of_call(self, node: ast.Call) -> str | None:
        name = external_name(self.function, node.func)
        is_method = isinstance(node.func, ast.Attribute) and self.function.value(node.func.value).is_tensor
        last = node.func.attr if is_method and isinstance(node.func, ast.Attribute) else ""
        if name.startswith("mindspore.ops."):
            last = name.removeprefix("mindspore.ops.")
        if name.endswith("_like"):
            return self.left_to_graph(node) if last in _LEFT_TO_GRAPH else None
        if name == "mindspore.mutable":
            return f"`{self.function.module.source.segment(node)}` is mutable"
        parts = [node.func.value] if isinstance(node.func, ast.Attribute) else []
        found = self.first([*parts, *node.args, *(keyword.value for keyword in node.keywords)])
        return found or (self.left_to_graph(node) if last in _LEFT_TO_GRAPH else None)


def is_tensor_input(function: GraphFunction, name: str) -> bool:
    """Whether ``name`` is the first input of a ``construct`` that nothing calls, and the input of a layer."""
    inputs = [arg.arg for arg in function.info.parameters if arg.arg != function.self_name]
    if not (function.is_entry and function.info.name == "construct" and inputs[:1] == [name]):
        return False
    if function.calls or name in function.bindings or function.info.default(name) is not None:
        return False
    return any(
        call.args
        and isinstance(call.args[0], ast.Name)
        and call.args[0].id == name
        and _is_layer(function, call.func)
        for call in function.nodes(ast.Call)
    )


def _is_layer(function: GraphFunction, func: ast.expr) -> bool:
    """Whether ``func`` is an instance that is called, or a method of an object."""
    if function.value(func).kind in _INSTANCES:
        return True
    return isinstance(func, ast.Attribute) and function.value(func.value).kind is Kind.OBJECT


def _is_called(function: GraphFunction, node: ast.expr) -> bool:
    parent = function.parents[node]
    return isinstance(parent, ast.Call) and parent.func is node
