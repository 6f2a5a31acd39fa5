"""Objects moved from graph code into ``__init__``: the advice, and the edits where the move surely works."""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from keyword import iskeyword

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import LAYER_PARAMETERS, attributes_of
from msgraph_lint.findings import Claim, Fix, Safety
from msgraph_lint.fixers.shared.edits import add_to_init, free_name, replace, written
from msgraph_lint.graph.created import Created, created_in
from msgraph_lint.hits import Fixer, Hit
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.program.definitions import ClassInfo, External, Module
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.targets import MEASURED_VERSIONS

CREATED_ONCE = "the object is then created once: what it changes in itself stays for the next call"
OWNED_CELLS = "the Cells then belong to this one: their weights are trained, saved and loaded with it"
OWNED_WEIGHTS = (
    "the weights then belong to the Cell: trained, saved and loaded with it, where PyNative made new "
    "ones at each call"
)
_WORD_START = re.compile(r"(?<=[a-z])(?=[A-Z][a-z])|(?<=[A-Z]{2})(?=[A-Z][a-z])")
_NOT_HOISTED = (ast.Lambda, ast.NamedExpr, ast.Await, ast.Yield, ast.Starred, ast.comprehension)


def advice(created: Created) -> str:
    """Where to create the object instead."""
    if created.loop is not None:
        return "create one object for each turn of the loop in `__init__`, in an `nn.CellList`"
    if created.function.self_name is None:
        return "create it in `__init__` of the Cell that calls this function, and pass it on"
    if not _can_move(created):
        return "create it in `__init__`, where its arguments have to be known"
    return f"create it in `__init__`: `self.{_wanted_name(created)} = {created.text}`"


def fixer(reason: str) -> Fixer:
    """A fixer that moves the object that the hit is at."""

    def fix(hit: Hit) -> Fix | None:
        function = hit.function
        return hoist(next(each for each in created_in(function) if each.node is hit.node), reason)

    return fix


def argument_fixer(reason: str) -> Fixer:
    """A fixer that moves the object whose argument the hit is at."""

    def fix(hit: Hit) -> Fix | None:
        function = hit.function
        arguments = ((each, argument.node) for each in created_in(function) for argument in each.arguments)
        return hoist(next(each for each, node in arguments if node is hit.node), reason)

    return fix


def hoist(created: Created, reason: str) -> Fix | None:
    """``self.dense = nn.Dense(3, 2)`` at the end of ``__init__``, and ``self.dense`` in its place.

    ``None`` when one object could not stand for all that are created (loops, helpers with several
    callers), when the arguments may be unknown or different in ``__init__``, or when its name could
    not be free.
    """
    return hoist_all([created], reason)


def hoist_all(group: list[Created], reason: str) -> Fix | None:
    """All of ``group``, which one function creates, or none."""
    creations, uses, titles, taken = [], [], [], set[str]()
    for created in group:
        if not _can_move(created):
            return None
        cls, source = created.function.receiver, created.function.module.source
        assert cls is not None
        name = free_name(_wanted_name(created), created.function.once(taken_names) | taken)
        taken.add(name)
        use = replace(source, created.node, f"self.{name}")
        if use is None:
            return None
        uses.append(use)
        creations.append(f"self.{name} = {written(source, created.node)}")
        titles.append(f"`self.{name} = {created.text}`")
    cls = group[0].function.receiver
    addition = add_to_init(cls, *creations) if cls is not None else None
    if addition is None or cls is None:
        return None
    title = f"Create {' and '.join(titles)} in `__init__`"
    family = group[0].function.once(family_of)
    starts = ((other.module.key, other.module.source.span(other.node).start) for other in family)
    claims = frozenset(Claim(*start, name) for start in starts for name in taken)
    return Fix(title, (addition, *uses), Safety.UNSAFE, reason, claims)


def _can_move(created: Created) -> bool:
    """Whether one object, made in ``__init__``, can stand for all that this place creates."""
    function, cls = created.function, created.function.receiver
    if cls is None or not cls.is_cell or function.info.owner is not cls or function.info.parent is not None:
        return False
    if created.loop is not None or not _runs_once(function) or _attribute_assigned(created):
        return False
    if attributes_of(cls).is_dynamic:
        return False  # no name is surely free
    return _uses_self(function, cls) and _same_in_init(created, cls)


def _uses_self(function: GraphFunction, cls: ClassInfo) -> bool:
    """Whether the method and ``__init__`` both call their receiver ``self``."""
    init = cls.methods.get("__init__")
    return function.self_name == "self" and (init is None or init.self_name == "self")


def _wanted_name(created: Created) -> str:
    """The local name, the name of the Parameter, or the class in snake case."""
    if created.name is not None:
        return created.name
    for keyword in created.node.keywords:
        value = keyword.value.value if isinstance(keyword.value, ast.Constant) else None
        if keyword.arg == "name" and isinstance(value, str) and value.isidentifier() and not iskeyword(value):
            return value
    func = created.node.func
    cls = func.attr if isinstance(func, ast.Attribute) else func.id if isinstance(func, ast.Name) else "layer"
    return _WORD_START.sub("_", cls).lower()


def _runs_once(function: GraphFunction) -> bool:
    """Whether one run of the Cell runs ``function`` once: an entry, or a helper with one caller."""
    if function.is_entry:
        return True
    if len(function.calls) != 1:
        return False
    call = function.calls[0]
    node: ast.AST = call.node
    while node is not call.caller.node:
        if isinstance(node, (ast.For, ast.While, ast.ListComp, ast.GeneratorExp, ast.Lambda)):
            return False
        node = call.caller.parents[node]
    return call.caller.receiver is function.receiver and _runs_once(call.caller)


def _attribute_assigned(created: Created) -> bool:
    """Whether the new object is changed: ``linear.weight = …``."""
    if created.name is None:
        return False
    for node in created.function.nodes(ast.Attribute):
        if (
            isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
            and node.value.id == created.name
        ):
            return True
    return False


def _same_in_init(created: Created, cls: ClassInfo) -> bool:
    """Whether the arguments are there at the end of ``__init__``, with the values that graph code finds."""
    function, uses_self = created.function, False
    for node in ast.walk(created.node):
        if isinstance(node, _NOT_HOISTED):
            return False
        if isinstance(node, ast.Attribute) and (name := attribute_of(node, function.self_name)):
            uses_self = True
            if not _set_in_init(cls, name):
                return False
        elif isinstance(node, ast.Name) and node.id != function.self_name:
            if (
                function.is_local(node.id)
                or not _is_global(function.module, node.id)
                or _is_init_local(cls, node.id)
            ):
                return False
        elif isinstance(node, ast.Call) and node is not created.node and not _is_plain_call(created, node):
            return False
    return not uses_self or not (function.conditions_of(created.node) or _has_subclasses(function, cls))


def _is_global(module: Module, name: str) -> bool:
    return module.lookup(name) is not None or hasattr(builtins, name)


def _is_init_local(cls: ClassInfo, name: str) -> bool:
    """Whether ``name`` means something else in ``__init__``."""
    init = cls.methods.get("__init__")
    if init is None:
        return False
    stored = {n.id for n in ast.walk(init.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return name in stored or any(parameter.arg == name for parameter in init.parameters)


def _is_plain_call(created: Created, node: ast.Call) -> bool:
    """Whether a call in the arguments is one of MindSpore's, numpy's or Python's own."""
    if isinstance(node.func, ast.Name) and hasattr(builtins, node.func.id):
        return True
    return isinstance(created.function.resolve(node.func), External)


def _set_in_init(cls: ClassInfo, name: str) -> bool:
    """Whether ``self.name`` is set by ``__init__`` alone, so that its end finds what graph code finds."""
    attributes = attributes_of(cls)
    bindings = attributes.bindings.get(name, [])
    if any(not binding.in_init for binding in bindings) or _written_in_construct(cls, name):
        return False
    if bindings:
        return any(not binding.conditional for binding in bindings)
    return attributes.has_layer_base and cls.method(name) is None


def _written_in_construct(cls: ClassInfo, name: str) -> bool:
    method = cls.method("construct")
    return method is not None and any(
        isinstance(node, ast.Attribute) and node.attr == name and not isinstance(node.ctx, ast.Load)
        for node in ast.walk(method.node)
    )


def _has_subclasses(function: GraphFunction, cls: ClassInfo) -> bool:
    return any(other is not cls and cls in other.ancestors() for other in classes_of(function))


def classes_of(function: GraphFunction) -> Iterator[ClassInfo]:
    for module in function.code.project.modules():
        yield from module.classes


def family_of(function: GraphFunction) -> set[ClassInfo]:
    """The classes whose objects have what that of ``self`` sets on it, or the other way round."""
    cls = function.receiver
    assert cls is not None
    return cls.ancestors() | {other for other in classes_of(function) if cls in other.ancestors()}


def taken_names(function: GraphFunction) -> set[str]:
    """Every name that an attribute of ``self``, of its bases or of its subclasses may have."""
    cls = function.receiver
    assert cls is not None
    taken = set(LAYER_PARAMETERS)
    for version in MEASURED_VERSIONS:
        taken |= facts(version).cell_attributes
        for base in cls.external_bases:
            layer = facts(version).cell(base.name)
            taken |= {param.name for param in layer.params} if layer is not None else set()
    for other in function.once(family_of):
        taken |= set(other.methods) | set(attributes_of(other).bindings)
        for node in ast.walk(other.node):
            if (
                isinstance(node, ast.Attribute)
                and isinstance(node.value, ast.Name)
                and node.value.id == "self"
            ):
                taken.add(node.attr)
    return taken
