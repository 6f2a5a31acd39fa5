"""Definitions and the modules they stand in: what the source defines, where, and what a name means there.

Definitions are kept by scope and place, never by name alone: two classes of one name are two classes. A name
leads to a definition of the project or to the dotted name of something outside it, such as
``mindspore.nn.Dense``.
"""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager
from operator import itemgetter
from typing import Any, Protocol, TypeVar, Union

from msgraph_lint.program.bodies import Body, FunctionNode
from msgraph_lint.program.found import cached_property, forget
from msgraph_lint.program.names import canonical, is_cell_name, mindspore_name
from msgraph_lint.program.syntax import (
    FUNCTIONS,
    SCOPES,
    Binding,
    attribute_of,
    bindings,
    bound_name,
    by_type,
    descendants,
    head_of,
    walk,
    walk_scope,
)
from msgraph_lint.program.unread import Outline, Unread
from msgraph_lint.records import dataclass, field
from msgraph_lint.source import Source

_Node = TypeVar("_Node", bound=ast.AST)
_RESOLVE_DEPTH = 20
ATTRIBUTE_INSERTERS = {"insert_child_to_cell", "insert_param_to_cell", "register_buffer"}
"""Methods of a Cell that set the attribute that they are given the name of."""
_SETTERS = {"setattr", *ATTRIBUTE_INSERTERS}
_BINDERS = {"globals", "vars", "exec"}
"""Builtins by which a module may bind names of its own."""
_BODY = "<body>"
_LASTING = frozenset({"_bindings", "_infos", "classes", "all_functions", "_star_imports", "_star_modules"})
"""What a module is known for whatever the statements of its functions are."""
_ACCESSORS = {"setter", "getter", "deleter"}
"""Decorators that add to a property of the same name."""


class Surroundings(Protocol):
    """What a module asks of the program that it is a part of."""

    looked_up: dict[tuple[Module, str, ast.stmt | None], Definition | None]
    """What a name that is being looked up led to so far, module by module."""
    scopes: dict[tuple[FunctionInfo, ClassInfo | None], Any]
    """What the floors above found out about functions outside graph code, with the class of ``self``."""
    module_scopes: dict[Module, Any]
    """The same about what is assigned at module level."""

    def named_module(self, name: str, importer: Module) -> Definition | None:
        """What ``import name`` binds in ``importer``: a module of the project, or an external name."""

    def submodule(self, package: Module, name: str) -> Definition | None:
        """The module ``name`` inside ``package``."""

    def follow(self, definition: Definition | None, depth: int = 0) -> Definition | None:
        """``definition``, or what it is an alias of (``Cell = nn.Cell``)."""

    def member(self, owner: Definition | None, name: str, depth: int = 0) -> Definition | None:
        """What ``owner.name`` means."""


@dataclass(frozen=True)
class External:
    """Something outside the project, by its canonical dotted name."""

    name: str


@dataclass(eq=False, frozen=True)
class Variable:
    """A module-level assignment ``name = value``."""

    module: Module
    name: str
    value: ast.expr


class FunctionInfo(Body):
    """A function or method of the project."""

    def __init__(
        self,
        module: Module,
        node: FunctionNode,
        owner: ClassInfo | None = None,
        parent: FunctionInfo | None = None,
    ) -> None:
        super().__init__(node)
        self.module = module
        self.owner = owner
        self.parent = parent
        """The function that this one is nested in."""

    @property
    def qualname(self) -> str:
        if self.parent:
            return f"{self.parent.qualname}.{self.name}"
        return f"{self.owner.name}.{self.name}" if self.owner else self.name

    @property
    def outermost(self) -> FunctionInfo:
        """The function around it that no other function is around."""
        return self.parent.outermost if self.parent else self

    @property
    def outline(self) -> Outline | None:
        """What stands for its statements as long as nobody has looked at them."""
        unread = self.module.unread.get(self.node)
        return unread.outline if unread is not None and unread.is_away else None

    @property
    def sets_attributes(self) -> bool:
        """Whether it may set attributes of ``self`` by name."""
        outline = self.outline
        return outline is None or bool(outline.setting) or not outline.called.isdisjoint(ATTRIBUTE_INSERTERS)

    @property
    def is_body(self) -> bool:
        """Whether it only stands for the body of a module or class."""
        return self.name == _BODY

    @property
    def around(self) -> FunctionInfo | None:
        """The function whose names this one sees: the one it, or its class, is nested in."""
        if self.parent is not None:
            return self.parent
        return self.owner.around if self.owner is not None else None

    @cached_property
    def positions(self) -> dict[str, int]:
        """Parameter -> its position in a call; a receiver is not counted."""
        names = [parameter.arg for parameter in (*self.node.args.posonlyargs, *self.node.args.args)]
        has_receiver = self.owner is not None and not self.parent and not self.is_static
        return {name: position for position, name in enumerate(names[has_receiver:])}

    @cached_property
    def starred(self) -> frozenset[str]:
        """The parameters that take whatever else is passed: ``*args`` and ``**kwargs``."""
        return frozenset(
            each.arg for each in (self.node.args.vararg, self.node.args.kwarg) if each is not None
        )

    @property
    def is_static(self) -> bool:
        return any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in self.node.decorator_list)

    @property
    def is_property(self) -> bool:
        return any(isinstance(d, ast.Name) and d.id == "property" for d in self.node.decorator_list)

    @property
    def is_class_method(self) -> bool:
        return any(isinstance(d, ast.Name) and d.id == "classmethod" for d in self.node.decorator_list)

    @cached_property
    def self_name(self) -> str | None:
        """The name of the receiver, for a method that has one."""
        if self.parent:
            return self.parent.self_name
        if self.owner is None or self.is_static:
            return None
        positional = [*self.node.args.posonlyargs, *self.node.args.args]
        return positional[0].arg if positional else None

    @cached_property
    def self_bindings(self) -> list[tuple[str, Binding]]:
        """Every assignment to an attribute of ``self``, with its name."""
        found = [(attribute_of(b.target, self.self_name), b) for b in self.all_bindings]
        return [(name, binding) for name, binding in found if name is not None]

    @cached_property
    def self_calls(self) -> list[tuple[str, ast.Call]]:
        """Every call of a method or attribute of ``self``, with its name."""
        found = [(attribute_of(call.func, self.self_name), call) for call in self.nodes_of(ast.Call)]
        return [(name, call) for name, call in found if name is not None]

    @cached_property
    def sets_unnamed_attributes(self) -> bool:
        """Whether it may set attributes that the source does not name: ``setattr``, ``__dict__``."""
        outline = self.outline
        if outline is not None and outline.called.isdisjoint(_SETTERS) and "__dict__" not in outline.mentions:
            return False
        if any(node.attr == "__dict__" for node in self.nodes_of(ast.Attribute)):
            return True
        functions = (node.func for node in self.nodes_of(ast.Call))
        if any(isinstance(func, ast.Name) and func.id == "setattr" for func in functions):
            return True
        return any(
            name in ATTRIBUTE_INSERTERS and not (call.args and isinstance(call.args[0], ast.Constant))
            for name, call in self.self_calls
        )

    @cached_property
    def inner(self) -> list[FunctionInfo | ClassInfo]:
        """The functions and classes defined inside this one, in source order."""
        nodes = (node for node in walk_scope(self.node.body) if isinstance(node, SCOPES))
        return [self.module.info(node) for node in nodes]

    @cached_property
    def nested(self) -> dict[str, FunctionInfo]:
        """Functions defined inside this one, by name: the last of each."""
        return {each.name: each for each in self.inner if isinstance(each, FunctionInfo)}

    def lookup(self, name: str, line: int = 0) -> Definition | None:
        """What ``name`` means in this function; ``None`` for what is no definition.

        ``line``: where it is read, 0 for code that runs later: of several definitions the last one before
        counts.
        """
        if name in self.bindings:
            return self._local(name, line)
        if name in self.parameter_names:
            return None
        if self.around is not None:
            return self.around.lookup(name)
        return self.module.program.follow(self.module.lookup(name, line if self.is_body else 0))

    def _local(self, name: str, line: int) -> Definition | None:
        defined = [each for each in self.inner if each.name == name]
        if defined:
            return next((each for each in reversed(defined) if each.node.lineno < line), defined[-1])
        if name not in self._aliases:
            self._aliases[name] = None  # an alias of itself leads nowhere
            self._aliases[name] = self._alias(name)
        return self._aliases[name]

    @cached_property
    def _aliases(self) -> dict[str, Definition | None]:
        return {}

    def _alias(self, name: str) -> Definition | None:
        """What a local import binds, or ``name = module.function`` where nothing else binds it."""
        found = self.bindings[name]
        if len(found) != 1:
            return None
        statement, value = found[0].statement, found[0].value
        if isinstance(statement, (ast.Import, ast.ImportFrom)):
            return self.module.imported(statement, name)
        is_whole = found[0].item is None and not found[0].iterated
        return self.resolve(value) if isinstance(value, (ast.Name, ast.Attribute)) and is_whole else None

    def resolve(self, node: ast.expr) -> Definition | None:
        """What a dotted name in this function leads to; ``None`` for local values."""
        names: list[str] = []
        while isinstance(node, ast.Attribute):
            names.append(node.attr)
            node = node.value
        found = self.lookup(node.id, node.lineno) if isinstance(node, ast.Name) else None
        while names and found is not None:
            found = self.module.program.member(found, names.pop())
        return found

    def resolve_outside(self, node: ast.expr) -> Definition | None:
        """What a dotted name means where the function is defined: in its decorators and annotations."""
        if self.parent is not None:
            return self.parent.resolve(node)
        return self.owner.resolve(node) if self.owner is not None else self.module.resolve(node)


class LambdaInfo(FunctionInfo):
    """A lambda that is compiled by itself, as a function of one ``return``."""

    def __init__(self, module: Module, expression: ast.Lambda, parent: FunctionInfo | None) -> None:
        body = ast.copy_location(ast.Return(expression.body), expression.body)
        node = ast.FunctionDef("<lambda>", expression.args, [body], [])
        super().__init__(module, ast.copy_location(node, expression), None, parent)
        self.expression = expression


def body_of(module: Module, around: FunctionInfo | None = None) -> FunctionInfo:
    """A function without locals, for expressions of a module or, in ``around``, of a class."""
    node = ast.FunctionDef(_BODY, ast.arguments([], [], None, [], [], None, []), [], [])
    return FunctionInfo(module, node, parent=around)


def script_of(module: Module) -> FunctionInfo:
    """The statements at module level as a function that runs once, with the names of the module as locals."""
    node = ast.FunctionDef(_BODY, ast.arguments([], [], None, [], [], None, []), module.tree.body, [])
    return FunctionInfo(module, node)


_ENUMS = {
    "enum.Enum": None, "enum.Flag": None, "enum.IntEnum": "int", "enum.IntFlag": "int", "enum.StrEnum": "str",
}  # fmt: skip
"""Class of Python's -> the type that the members are besides."""
_MIXED = frozenset({"int", "float", "str"})


class ClassInfo:
    """A class of the project, defined in the module itself or in ``context``."""

    def __init__(
        self, module: Module, node: ast.ClassDef, context: FunctionInfo | ClassInfo | None = None
    ) -> None:
        self.module = module
        self.node = node
        self.context = context

    @property
    def name(self) -> str:
        return self.node.name

    @property
    def around(self) -> FunctionInfo | None:
        """The function whose names its methods see."""
        return self.context.around if isinstance(self.context, ClassInfo) else self.context

    def resolve(self, node: ast.expr | None) -> Definition | None:
        """What a dotted name in the body of the class, or among its bases, leads to."""
        if isinstance(node, ast.Subscript):  # Generic[T]
            return self.resolve(node.value)
        if isinstance(node, ast.Attribute):
            return self.module.program.member(self.resolve(node.value), node.attr)
        if not isinstance(node, ast.Name):
            return None
        context = self.context
        while isinstance(context, ClassInfo):
            if node.id in context.classes and context.classes[node.id] is not self:
                return context.classes[node.id]
            context = context.context
        if context is not None:
            return context.lookup(node.id, self.node.lineno)
        return self.module.program.follow(self.module.lookup(node.id, self.node.lineno))

    @cached_property
    def bases(self) -> list[Definition | None]:
        return [self.resolve(base) for base in self.node.bases]

    @cached_property
    def mro(self) -> list[Definition | None]:
        """The class, then its bases depth first; ``None`` stands for a base nobody can see."""
        order: list[Definition | None] = [self]
        for base in self._bases_without_cycles():
            for item in base.mro if isinstance(base, ClassInfo) else [base]:
                if item is None or item not in order:
                    order.append(item)
        return order

    def _bases_without_cycles(self) -> Iterator[Definition | None]:
        for base in self.bases:
            if not (isinstance(base, ClassInfo) and self in base.ancestors()):
                yield base

    def ancestors(self) -> set[ClassInfo]:
        """The class and every project class it inherits from."""
        seen: set[ClassInfo] = set()
        todo = [self]
        while todo:
            current = todo.pop()
            if current not in seen:
                seen.add(current)
                todo += [base for base in current.bases if isinstance(base, ClassInfo)]
        return seen

    @cached_property
    def project_mro(self) -> list[ClassInfo]:
        return [item for item in self.mro if isinstance(item, ClassInfo)]

    @cached_property
    def definitions(self) -> dict[str, list[FunctionInfo]]:
        """Name -> the methods of this name that an instance may have: one for each branch of the body.

        A definition hides those before it, unless a branch surrounds it; what adds to a property comes last.
        """
        found: dict[str, list[FunctionInfo]] = {}
        for statement in self.node.body:
            for node in walk_scope([statement]):
                if isinstance(node, FUNCTIONS):
                    info = self.module.function(node)
                    earlier = found.setdefault(node.name, [])
                    if _adds_to_property(node):
                        earlier.append(info)
                    elif node is statement:
                        found[node.name] = [info]
                    else:
                        earlier.insert(0, info)
        return found

    @cached_property
    def methods(self) -> dict[str, FunctionInfo]:
        """Methods written in this class itself: the last of each name that adds to no property."""
        return {name: found[0] for name, found in self.definitions.items()}

    @cached_property
    def aliases(self) -> dict[str, FunctionInfo]:
        """Other names for functions in the class body: ``construct = forward``."""
        found: dict[str, FunctionInfo] = {}
        for statement in self.node.body:
            if isinstance(statement, ast.Assign) and isinstance(statement.value, (ast.Name, ast.Attribute)):
                function = self._named(statement.value)
                names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
                found.update(dict.fromkeys(names, function) if function is not None else {})
        return found

    def _named(self, node: ast.Name | ast.Attribute) -> FunctionInfo | None:
        """The function that ``node`` in the class body names; one from outside becomes a method."""
        if isinstance(node, ast.Name) and node.id in self.methods:
            return self.methods[node.id]
        function = self.resolve(node)
        if not isinstance(function, FunctionInfo) or function.owner is not None:
            return function if isinstance(function, FunctionInfo) else None
        return FunctionInfo(function.module, function.node, self)

    @property
    def all_methods(self) -> list[FunctionInfo]:
        """Every method of this class itself that an instance may have."""
        return [method for found in self.definitions.values() for method in found]

    @cached_property
    def classes(self) -> dict[str, ClassInfo]:
        """Classes nested in this one, by name."""
        nodes = (node for node in walk_scope(self.node.body) if isinstance(node, ast.ClassDef))
        return {node.name: self.module.cls(node) for node in nodes}

    @cached_property
    def init_methods(self) -> list[FunctionInfo]:
        """``__init__`` and the methods of this class that it calls, directly or through others."""
        found: list[FunctionInfo] = []
        todo = [self.methods["__init__"]] if "__init__" in self.methods else []
        while todo:
            method = todo.pop()
            if method not in found:
                found.append(method)
                todo += [self.methods[name] for name, _ in method.self_calls if name in self.methods]
        return found

    def method(self, name: str, after: ClassInfo | None = None) -> FunctionInfo | None:
        """The method that ``self.name`` finds, or ``super().name`` in the class ``after``."""
        return next(iter(self.method_definitions(name, after)), None)

    def method_definitions(self, name: str, after: ClassInfo | None = None) -> list[FunctionInfo]:
        """Those that :meth:`method` may find: several where branches of a class body define it."""
        order = self.project_mro
        if after is not None and after in order:
            order = order[order.index(after) + 1 :]
        for cls in order:
            if name in cls.definitions:
                return cls.definitions[name]
            if name in cls.aliases:
                return [cls.aliases[name]]
        return []

    @cached_property
    def external_bases(self) -> list[External]:
        return [item for item in self.mro if isinstance(item, External)]

    @cached_property
    def has_unknown_base(self) -> bool:
        """Whether a base is outside the project and not MindSpore's, or cannot be resolved."""
        return any(
            item is None or (isinstance(item, External) and not mindspore_name(item.name))
            for item in self.mro
            if not (isinstance(item, External) and item.name in _HARMLESS_BASES)
        )

    @cached_property
    def layer(self) -> External | None:
        """The layer of MindSpore that it derives from, when there is one and all bases are known."""
        layers = [base for base in self.external_bases if base.name != "mindspore.nn.Cell"]
        return layers[0] if len(layers) == 1 and not self.has_unknown_base else None

    @cached_property
    def is_cell(self) -> bool:
        """Whether instances are MindSpore Cells."""
        return any(is_cell_name(base.name) for base in self.external_bases)

    @cached_property
    def is_enum(self) -> bool:
        """Whether it is an enumeration."""
        return any(base.name in _ENUMS for base in self.external_bases)

    @cached_property
    def type_of_members(self) -> str | None:
        """What the members of an enumeration are besides, such as ``int``."""
        if not self.is_enum:
            return None
        mixed = [_ENUMS.get(base.name) for base in self.external_bases]
        named = [base.id for base in self.node.bases if isinstance(base, ast.Name)]
        return next((name for name in (*mixed, *named) if name in _MIXED), None)

    def has_member(self, name: str) -> bool:
        """Whether the enumeration shows a member ``name``."""
        found = (target for node in self.node.body if isinstance(node, ast.Assign) for target in node.targets)
        return any(isinstance(target, ast.Name) and target.id == name for target in found)

    @cached_property
    def builtin(self) -> str:
        """The builtin type it derives from, which the compiler takes an instance for; or empty."""
        for cls in self.project_mro:
            for base, node in zip(cls.bases, cls.node.bases, strict=True):
                if base is None and isinstance(node, ast.Name) and node.id in _BUILTINS:
                    return node.id
                made = base.value if isinstance(base, Variable) else node
                maker = cls.resolve(made.func) if isinstance(made, ast.Call) else base
                if isinstance(maker, External) and maker.name in _BUILTIN_OF:
                    return _BUILTIN_OF[maker.name]
        return ""

    @cached_property
    def is_jit_class(self) -> bool:
        """Whether ``@jit_class`` makes the methods graph code."""
        decorators = (node.func if isinstance(node, ast.Call) else node for node in self.node.decorator_list)
        found = (self.resolve(decorator) for decorator in decorators)
        return any(isinstance(each, External) and each.name in _JIT_CLASS for each in found)


_JIT_CLASS = {"mindspore.jit_class", "mindspore.ms_class"}
_BUILTINS = {"dict", "float", "int", "list", "str", "tuple"}
_BUILTIN_OF = {
    "collections.OrderedDict": "dict", "collections.defaultdict": "dict", "collections.namedtuple": "tuple",
    "typing.NamedTuple": "tuple",
}  # fmt: skip
"""Classes and makers of classes -> the builtin type that they derive from."""
_HARMLESS_BASES = {"object", "abc.ABC", "typing.Generic", "enum.Enum"}


def _adds_to_property(node: FunctionNode) -> bool:
    return any(isinstance(each, ast.Attribute) and each.attr in _ACCESSORS for each in node.decorator_list)


@dataclass(eq=False)
class Module:
    """One parsed file of the project."""

    program: Surroundings
    key: str
    """The absolute path."""
    source: Source
    tree: ast.Module
    name: str
    """Dotted name as far as packages lead, such as ``models.layers``."""
    is_package: bool
    unread: dict[FunctionNode, Unread] = field(default_factory=dict)
    """The functions that were put away."""
    _busy: set[tuple[str, ast.stmt]] = field(default_factory=set)
    _known: dict[tuple[str, ast.stmt | None], Definition | None] = field(default_factory=dict)
    _held: dict[str, bool] = field(default_factory=dict)
    _lambdas: dict[ast.Lambda, LambdaInfo] = field(default_factory=dict)

    def lambda_at(self, node: ast.Lambda, around: FunctionInfo | None) -> LambdaInfo:
        """The lambda ``node``, which stands in the function ``around``."""
        if node not in self._lambdas:
            self._lambdas[node] = LambdaInfo(self, node, around)
        return self._lambdas[node]

    @property
    def package(self) -> str:
        """The package that relative imports start from."""
        return self.name if self.is_package else self.name.rpartition(".")[0]

    @cached_property
    def _bindings(self) -> dict[str, list[ast.stmt]]:
        """Module-level name -> the statements that bind it, in order, the one that counts in the end last.

        That is the last definition or assignment, else the first import; what only an ``except`` binds stands
        in for what the ``try`` binds.
        """
        found: dict[str, list[ast.stmt]] = {}
        handled = {
            statement
            for node in walk_scope(self.tree.body)
            if isinstance(node, ast.Try)
            for handler in node.handlers
            for statement in walk_scope(handler.body)
        }
        for node in walk_scope(self.tree.body):
            for name in _bound_by(node):
                found.setdefault(name, []).append(node)
        for nodes in found.values():
            if len(nodes) > 1:
                usual = [node for node in nodes if node not in handled] or nodes
                defined = [node for node in usual if not isinstance(node, (ast.Import, ast.ImportFrom))]
                last = defined[-1] if defined else usual[0]
                nodes.append(last)
        return found

    def holds(self, text: str) -> bool:
        """Whether ``text`` stands anywhere in the file."""
        if text not in self._held:
            self._held[text] = text in self.source.text
        return self._held[text]

    @cached_property
    def _infos(self) -> dict[ast.AST, FunctionInfo | ClassInfo]:
        """Node -> the function or class, nested ones after those around them."""
        found: dict[ast.AST, FunctionInfo | ClassInfo] = {}
        todo: list[tuple[list[ast.stmt], FunctionInfo | ClassInfo | None]] = [(self.tree.body, None)]
        for body, context in todo:
            for node in walk_scope(body):
                info: FunctionInfo | ClassInfo
                if isinstance(node, ast.ClassDef):
                    info = ClassInfo(self, node, context)
                elif isinstance(node, FUNCTIONS):
                    owner = context if isinstance(context, ClassInfo) else None
                    parent = context if isinstance(context, FunctionInfo) else None
                    info = FunctionInfo(self, node, parent.owner if parent else owner, parent)
                else:
                    continue
                found[node] = info
                if node not in self.unread:  # which has none inside
                    todo.append((node.body, info))
        return found

    def info(self, node: ast.AST) -> FunctionInfo | ClassInfo:
        """The definition that ``node`` is."""
        return self._infos[node]

    def function(self, node: FunctionNode) -> FunctionInfo:
        """The function or method that ``node`` defines."""
        info = self._infos[node]
        assert isinstance(info, FunctionInfo)
        return info

    def cls(self, node: ast.ClassDef) -> ClassInfo:
        """The class that ``node`` defines."""
        info = self._infos[node]
        assert isinstance(info, ClassInfo)
        return info

    @cached_property
    def classes(self) -> list[ClassInfo]:
        """Every class of the file, wherever it is defined."""
        return [info for info in self._infos.values() if isinstance(info, ClassInfo)]

    @cached_property
    def functions(self) -> list[FunctionInfo]:
        """The functions that are defined at module level."""
        return [info for info in self.all_functions if info.owner is None and info.parent is None]

    @cached_property
    def all_functions(self) -> list[FunctionInfo]:
        """Every function and method of the file, wherever it is defined."""
        return [info for info in self._infos.values() if isinstance(info, FunctionInfo)]

    @cached_property
    def inner_functions(self) -> list[FunctionInfo]:
        """The functions at module level, and those nested in functions and methods."""
        return [info for info in self.all_functions if info.owner is None or info.parent is not None]

    @cached_property
    def registered(self) -> dict[str, list[FunctionInfo]]:
        """Name of a ``MultitypeFuncGraph`` -> its overloads, the functions under ``@name.register(…)``."""
        found: dict[str, list[FunctionInfo]] = {}
        for function in self.functions if ".register(" in self.source.text else ():
            for decorator in function.node.decorator_list:
                owner = decorator.func if isinstance(decorator, ast.Call) else None
                if isinstance(owner, ast.Attribute) and owner.attr == "register":
                    name = owner.value.id if isinstance(owner.value, ast.Name) else ""
                    found.setdefault(name, []).append(function)
        return found

    def calls_of(self, name: str) -> list[ast.Call]:
        """The calls of ``name`` and of ``….name``, wherever they stand."""
        known, away = self._calls
        found = list(known.get(name, ()))
        for number, info in away:
            if name in self.unread[info.node].outline.called:
                found += ((number, call) for call in info.nodes_of(ast.Call) if _called_name(call) == name)
        return [call for _, call in sorted(found, key=itemgetter(0))]

    @property
    def called_names(self) -> Collection[str]:
        """The names for which :meth:`calls_of` finds some."""
        known, away = self._calls
        return known.keys() | {name for _, info in away for name in self.unread[info.node].outline.called}

    def _parts(self) -> Iterator[dict[type[ast.AST], list[Any]] | FunctionInfo]:
        """The nodes of the file by type, scope by scope; a function that is put away stands for its own."""
        yield by_type(walk(self.tree.body))
        for info in self._infos.values():
            yield by_type(head_of(info.node))
            if isinstance(info, ClassInfo):
                yield by_type(walk(info.node.body))
            else:
                yield info.by_type if info.outline is None else info

    @cached_property
    def _nodes(self) -> dict[type[ast.AST], list[Any]]:
        """Type -> the nodes of the file, scope by scope: the tree is walked once for all who ask."""
        found: dict[type[ast.AST], list[Any]] = {}
        for part in self._parts():
            for kind, nodes in (part.by_type if isinstance(part, FunctionInfo) else part).items():
                found.setdefault(kind, []).extend(nodes)
        return found

    def nodes(self, kind: type[_Node]) -> list[_Node]:
        """The nodes of the type ``kind``, wherever they stand in the file."""
        return self._nodes.get(kind, [])

    @cached_property
    def _calls(self) -> tuple[dict[str, list[tuple[int, ast.Call]]], list[tuple[int, FunctionInfo]]]:
        """Name -> the calls of it; the functions of which only the outline is known; in order, by numbers."""
        found: dict[str, list[tuple[int, ast.Call]]] = {}
        away: list[tuple[int, FunctionInfo]] = []
        for number, part in enumerate(self._parts()):
            if isinstance(part, FunctionInfo):
                away.append((number, part))
                continue
            for node in part.get(ast.Call, ()):
                if (name := _called_name(node)) is not None:
                    found.setdefault(name, []).append((number, node))
        return found, away

    def attribute_mentions(self, name: str) -> int:
        """How often an attribute ``name`` is read; a string that equals the name counts too (``getattr``)."""
        text = self.source.text
        return self._attribute_mentions[name] if name in text or not text.isascii() else 0

    @cached_property
    def _attribute_mentions(self) -> Counter[str]:
        found = Counter[str]()
        for part in self._parts():
            if isinstance(part, FunctionInfo):
                outline = self.unread[part.node].outline
                found.update(outline.reads)
                found.update(outline.texts)
            else:
                attributes, constants = part.get(ast.Attribute, ()), part.get(ast.Constant, ())
                found.update(node.attr for node in attributes if not isinstance(node.ctx, ast.Store))
                found.update(node.value for node in constants if isinstance(node.value, str))
        return found

    def set_attributes(self) -> Iterator[str]:
        """The attributes that anybody sets of something else than ``self``, and texts that may name one."""
        yield from self.given_attributes()
        for part in self._parts():
            if isinstance(part, FunctionInfo):
                yield from self.unread[part.node].outline.texts
                continue
            texts = (node.value for node in part.get(ast.Constant, ()) if isinstance(node.value, str))
            yield from (text for text in texts if text.isidentifier())

    def given_attributes(self) -> Iterator[str]:
        """The attributes that anybody sets of something else than ``self``."""
        for part in self._parts():
            if isinstance(part, FunctionInfo):
                yield from self.unread[part.node].outline.giving
                continue
            for node in part.get(ast.Attribute, ()):
                is_own = isinstance(node.value, ast.Name) and node.value.id == "self"
                if isinstance(node.ctx, ast.Store) and not is_own:
                    yield node.attr

    @contextmanager
    def borrowed(self) -> Iterator[None]:
        """While somebody looks at the whole file, and keeps nothing of it: what was away is put back.

        What was found out about functions for that is forgotten, for it is about statements that go.
        """
        away = [each for each in self.unread.values() if each.is_away]
        scopes = self.program.scopes
        known = len(scopes)
        try:
            yield
        finally:
            while len(scopes) > known:
                scopes.popitem()[1].release()
            self._put_back(away)

    def _put_back(self, away: Iterable[Unread]) -> None:
        """Put away the functions ``away`` again, and what was found out about them."""
        for name in ("_nodes", "mentions"):
            self.__dict__.pop(name, None)
        for each in away:
            if not each.is_away:
                each.put_away()
                info = self.function(each.node)
                info.forget()
                forget(info, FunctionInfo)

    def retype(self, source: Source, function: FunctionInfo, typed: FunctionNode, moved: int) -> None:
        """The file is ``source`` now: ``function`` has the statements of ``typed``.

        What stands after it is ``moved`` lines further down. No function may be put away.
        """
        if moved:
            _move(self.tree.body, function.node, moved)
        node, self.source = function.node, source
        node.body, node.end_lineno, node.end_col_offset = typed.body, typed.end_lineno, typed.end_col_offset
        source.adopt(self.tree)
        self._held.clear()
        forget(self, Module, but=_LASTING)
        for info in self.all_functions if moved else [function]:
            info.forget()
        forget(function, FunctionInfo)
        for key in [key for key in self.program.scopes if key[0] is function]:
            del self.program.scopes[key]

    @cached_property
    def top_imports(self) -> list[ast.Import | ast.ImportFrom]:
        """The imports that are statements of the module itself."""
        return [node for node in self.tree.body if isinstance(node, (ast.Import, ast.ImportFrom))]

    @cached_property
    def mentions(self) -> dict[str, list[ast.AST]]:
        """Name -> where the module reads, binds or defines it; ``*`` for imports of everything."""
        found: dict[str, list[ast.AST]] = {}
        for node in descendants(self.tree):
            if isinstance(node, ast.Name):
                found.setdefault(node.id, []).append(node)
            elif isinstance(node, SCOPES):
                found.setdefault(node.name, []).append(node)
            elif isinstance(node, ast.arg):
                found.setdefault(node.arg, []).append(node)
            elif isinstance(node, ast.alias):
                found.setdefault(bound_name(node) or "", []).append(node)
        return found

    @cached_property
    def times_bound(self) -> Counter[str]:
        """How often each name is bound at module level, in any of its blocks."""
        found: Counter[str] = Counter()
        for node in walk(self.tree.body):
            if isinstance(node, SCOPES):
                found[node.name] += 1
            elif isinstance(node, ast.alias):
                found[bound_name(node) or ""] += 1
            elif isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                found[node.id] += 1
        return found

    @cached_property
    def rebound_globals(self) -> frozenset[str]:
        """Names that functions declare ``global``."""
        return frozenset(name for node in self.nodes(ast.Global) for name in node.names)

    @cached_property
    def defined_names(self) -> frozenset[str]:
        """Names bound at module level."""
        return frozenset(self._bindings)

    @cached_property
    def script_names(self) -> frozenset[str]:
        """Names that only ``if __name__ == "__main__":`` binds: not there where the module is imported."""
        blocks = [node for node in self.tree.body if isinstance(node, ast.If) and _asks_for_script(node.test)]
        inside = {id(each) for block in blocks for each in ast.walk(block)}
        found = ((name, nodes) for name, nodes in self._bindings.items() if nodes)
        return frozenset(name for name, nodes in found if all(id(node) in inside for node in nodes))

    @cached_property
    def bound_names(self) -> frozenset[str] | None:
        """Names that anything binds at module level; ``None`` when the source does not show all."""
        if "sys.modules" in self.source.text:
            return None
        if any(alias.name == "*" for node in self.nodes(ast.ImportFrom) for alias in node.names):
            return None
        if any(isinstance(node.func, ast.Name) and node.func.id in _BINDERS for node in self.nodes(ast.Call)):
            return None
        found = {bound_name(binding.target) for binding in bindings(walk(self.tree.body))}
        return frozenset(name for name in found if name is not None) | self.rebound_globals

    def lookup(self, name: str, line: int = 0) -> Definition | None:
        """What the module-level ``name`` means: in the end, or to code of the module itself on ``line``."""
        node = self._binding(name, line)
        if (name, node) not in self._known:
            looked_up, key = self.program.looked_up, (self, name, node)
            if looked_up:  # what a cycle of imports hides now may be found later
                if key not in looked_up:
                    looked_up[key] = None
                    looked_up[key] = self._lookup(name, node)
                return looked_up[key]
            looked_up[key] = None
            try:
                self._known[name, node] = self._lookup(name, node)
            finally:
                looked_up.clear()
        return self._known[name, node]

    def _binding(self, name: str, line: int) -> ast.stmt | None:
        """The statement that binds ``name``, as seen from ``line``."""
        *nodes, last = self._bindings.get(name, [None])
        if not (line and nodes and isinstance(last, (ast.ClassDef, *FUNCTIONS))):
            return last
        before = [node for node in nodes if isinstance(node, SCOPES) and node.lineno < line]
        return before[-1] if before else last

    def _lookup(self, name: str, node: ast.stmt | None) -> Definition | None:
        if node is None:
            return self._from_star_imports(name)
        if (name, node) in self._busy:
            return None
        self._busy.add((name, node))
        try:
            return self._definition(name, node)
        finally:
            self._busy.discard((name, node))

    def _definition(self, name: str, node: ast.stmt) -> Definition | None:
        if isinstance(node, SCOPES):
            return self.info(node)
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            return self.imported(node, name)
        if isinstance(node, (ast.Assign, ast.AnnAssign)) and node.value is not None:
            return Variable(self, name, node.value)
        return None

    def imported(self, node: ast.Import | ast.ImportFrom, name: str) -> Definition | None:
        """What the import ``node`` binds ``name`` to."""
        if isinstance(node, ast.Import):
            alias = next(each for each in node.names if bound_name(each) == name)
            return self.program.named_module(alias.name if alias.asname else name, self)
        alias = next(each for each in node.names if (each.asname or each.name) == name)
        return self._imported(node, alias.name)

    def _imported(self, node: ast.ImportFrom, name: str) -> Definition | None:
        origin = _origin(node)
        module = self.program.named_module(origin, self)
        if isinstance(module, Module):
            found = module.lookup(name)
            return found if found is not None else self.program.submodule(module, name)
        if isinstance(module, External) and mindspore_name(module.name) is None:  # a folder, perhaps
            inner = self.program.named_module(f"{origin}.{name}" if node.module else f"{origin}{name}", self)
            if isinstance(inner, Module):
                return inner
        return External(canonical(f"{module.name}.{name}")) if isinstance(module, External) else None

    def absolute(self, name: str) -> str:
        """The dotted name of the module that ``name``, which may start with dots, means here."""
        rest = name.lstrip(".")
        level = len(name) - len(rest)
        if not level:
            return name
        parts = self.package.split(".") if self.package else []
        return ".".join([*parts[: max(len(parts) - (level - 1), 0)], rest]) or "."

    @cached_property
    def _star_imports(self) -> list[ast.ImportFrom]:
        return [
            node
            for node in walk_scope(self.tree.body)
            if isinstance(node, ast.ImportFrom) and node.names[0].name == "*"
        ]

    @cached_property
    def _star_modules(self) -> list[Definition | None]:
        """What the module imports everything from."""
        return [self.program.named_module(_origin(node), self) for node in self._star_imports]

    def _from_star_imports(self, name: str) -> Definition | None:
        if name.startswith("_"):
            return None
        for module in self._star_modules:
            if isinstance(module, Module):
                if not module.is_looking_up(name) and (found := module.lookup(name)):
                    return found
            elif isinstance(module, External) and mindspore_name(f"{module.name}.{name}"):
                return External(canonical(f"{module.name}.{name}"))
        return None

    def is_looking_up(self, name: str) -> bool:
        """Whether it is being found out right now what ``name`` means."""
        return any((name, node) in self._busy for node in self._bindings.get(name, ()))

    def resolve(self, node: ast.expr | None, depth: int = 0) -> Definition | None:
        """What a dotted name at module level leads to."""
        if depth > _RESOLVE_DEPTH:
            return None
        if isinstance(node, ast.Name):
            return self.program.follow(self.lookup(node.id), depth)
        if isinstance(node, ast.Attribute):
            return self.program.member(self.resolve(node.value, depth + 1), node.attr, depth)
        if isinstance(node, ast.Subscript):  # Generic[T]
            return self.resolve(node.value, depth + 1)
        return None


def _move(body: list[ast.stmt], function: FunctionNode, by: int) -> None:
    """What stands after ``function``, in ``body`` or in classes there, is ``by`` lines further down."""
    end = function.end_lineno or function.lineno
    for statement in body:
        if statement.lineno > end:
            ast.increment_lineno(statement, by)
        elif isinstance(statement, ast.ClassDef) and (statement.end_lineno or 0) >= end:
            statement.end_lineno = (statement.end_lineno or 0) + by
            _move(statement.body, function, by)


def _called_name(node: ast.Call) -> str | None:
    """``f`` of ``f(…)`` and of ``o.f(…)``."""
    if isinstance(node.func, ast.Name):
        return node.func.id
    return node.func.attr if isinstance(node.func, ast.Attribute) else None


def _origin(node: ast.ImportFrom) -> str:
    """The module that ``from … import`` names, with its dots."""
    return "." * node.level + (node.module or "")


def _bound_by(node: ast.stmt) -> Iterator[str]:
    """The names that a statement of a module binds by itself."""
    if isinstance(node, (ast.Import, ast.ImportFrom)):
        yield from (bound_name(alias) or "" for alias in node.names)
    elif isinstance(node, SCOPES):
        yield node.name
    elif isinstance(node, ast.Assign):
        yield from (target.id for target in node.targets if isinstance(target, ast.Name))
    elif isinstance(node, ast.AnnAssign) and node.value and isinstance(node.target, ast.Name):
        yield node.target.id


Definition = Union[External, Variable, FunctionInfo, ClassInfo, Module]


def _asks_for_script(test: ast.expr) -> bool:
    """Whether it is ``__name__ == "__main__"``."""
    return isinstance(test, ast.Compare) and isinstance(test.left, ast.Name) and test.left.id == "__name__"
