"""Who does not see what graph code assigns to an attribute of an object or a class.

The interpreter assigns; what reads it later in the same function, by the same words, asks the interpreter
too. Every other read has the value compiled in that the attribute had before: in another function, a method
or property of the object, under another name of it, or earlier in the function. Of a class, graph code by
its name alone sees it. Measured with real MindSpore: 100 small networks.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.compiler.scope import AttributeValues, Scope, attributes_of, evaluated
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.needs import needs_value, raises_for_none
from msgraph_lint.graph.readings import Reading, readings
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.values.value import MISSING, Kind, Value

_REPEATING = (
    ast.For, ast.While, ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp, ast.Lambda,
)  # fmt: skip


def unseen_read(function: GraphFunction, target: ast.Attribute) -> Reading | None:
    """A place that reads what ``target`` assigns, and gets what was there before."""
    return next(iter(function.once(_unseen_reads, target)), None)


def missing_read(function: GraphFunction, target: ast.Attribute) -> tuple[Reading, str] | None:
    """A place that cannot do with what was there before: None, or nothing."""
    before = function.once(_before, target)
    for reader, node in function.once(_unseen_reads, target) if before in ("None", "not there") else ():
        is_itself = isinstance(node, ast.Name) or getattr(node, "attr", "") == target.attr
        is_used = is_itself and (raises_for_none(reader, node) or needs_value(reader, node))
        is_needed = before == "not there" or is_used
        if is_needed and reader.surely_compiles(node) and not reader.conditions_of(node):
            return (reader, node), before
    return None


def is_seen(function: GraphFunction, target: ast.Attribute) -> bool:
    """Whether the interpreter is asked for it afterwards, or nobody reads it."""
    reads = function.once(_unseen_reads, target)
    own = (node for node in function.nodes(ast.Attribute) if _is_by_same_words(node, target))
    return (
        not reads or is_alias_of_class(function, target) or any(place_of(n) > place_of(target) for n in own)
    )


def is_alias_of_class(function: GraphFunction, target: ast.Attribute) -> bool:
    """Whether it is an attribute of a class, which is not called by its own name there."""
    is_global = isinstance(target.value, ast.Name) and not function.is_local(target.value.id)
    return function.value(target.value).kind is Kind.CLASS and not is_global


def _is_by_same_words(node: ast.Attribute, target: ast.Attribute) -> bool:
    is_read = node.attr == target.attr and isinstance(node.ctx, ast.Load)
    return is_read and ast.dump(node.value) == ast.dump(target.value)


def _unseen_reads(function: GraphFunction, target: ast.Attribute) -> Sequence[Reading]:
    owner = function.value(target.value)
    classes = [cls for cls in owner.classes if isinstance(cls, ClassInfo)]
    if not classes or _is_what_it_was(function, target):
        return ()
    names = [target.attr, *_properties_reading(classes, target.attr)]
    found = (read for name in names for read in readings(function, classes, name))
    return tuple(read for read in found if _is_unseen(function, target, owner, *read))


def _properties_reading(classes: Sequence[ClassInfo], name: str) -> dict[str, None]:
    """The properties that compute with the attribute ``name``, which Python does before it is assigned."""
    methods = (each for cls in classes for base in cls.project_mro for each in base.methods.values())
    return {
        method.name: None
        for method in methods
        if method.is_property
        and any(
            attribute_of(node, method.self_name) == name and isinstance(node.ctx, ast.Load)
            for node in method.nodes_of(ast.Attribute)
        )
    }


def _is_what_it_was(function: GraphFunction, target: ast.Attribute) -> bool:
    """Whether it gets what it has: ``config.size = config.size``, or the number that it had."""
    value = getattr(function.statement_of(target), "value", None)
    if value is None or (isinstance(value, ast.Attribute) and _is_by_same_words(value, target)):
        return value is not None
    literal, before = function.value(value).literal, _first_values(function, target)
    return literal is not MISSING and bool(before) and all(each.literal == literal for each in before)


def _first_values(function: GraphFunction, target: ast.Attribute) -> list[Value]:
    """What the attribute may be before graph code assigns it."""
    found: list[Value] = []
    for cls in function.value(target.value).classes:
        if isinstance(cls, ClassInfo):
            bindings = attributes_of(cls).bindings.get(target.attr, ())
            outside = [each for each in bindings if not _is_compiled(function, each.function)]
            found += map(evaluated, outside)
    return found


def _is_compiled(function: GraphFunction, info: FunctionInfo | None) -> bool:
    return info is not None and info.name != "__init__" and info.node in function.code.compiled


def _before(function: GraphFunction, target: ast.Attribute) -> str:
    """What the attribute is while the graph is compiled: "None", "not there", or nothing that is told."""
    classes = [cls for cls in function.value(target.value).classes if isinstance(cls, ClassInfo)]
    values = _first_values(function, target)
    if not values and all(_is_absent(attributes_of(cls), target.attr) for cls in classes):
        return "not there"
    return "None" if values and all(each.kind is Kind.NONE for each in values) else ""


def _is_absent(attributes: AttributeValues, name: str) -> bool:
    return attributes.exists(name) is False or (not attributes.is_dynamic and name in attributes.bindings)


def _is_unseen(
    function: GraphFunction, target: ast.Attribute, owner: Value, reader: GraphFunction, node: ast.expr
) -> bool:
    if not isinstance(node, ast.Attribute):  # what it was bound to
        return False
    read = reader.value(node.value)
    if owner.kind is Kind.CLASS:
        is_own = read.kind is Kind.CLASS or not _has_itself(read, target.attr)
    else:
        is_own = read.kind is not Kind.CLASS and _is_same_object(function, target, reader, node)
    if not is_own:
        return False
    is_elsewhere = function.info.outermost is not reader.info.outermost
    if is_elsewhere or not _is_by_same_words(node, target) or is_alias_of_class(function, target):
        return True
    tests = {part for each in function.conditions_of(target) for part in ast.walk(each.test)}
    is_earlier = reader is function and place_of(node) < place_of(target)
    return (
        is_earlier and node not in tests and function.statement_of(node) is not function.statement_of(target)
    )


def _has_itself(value: Value, name: str) -> bool:
    """Whether an object sets the attribute itself, whatever its class has."""
    return any(
        binding.function is not None
        for cls in value.classes
        if isinstance(cls, ClassInfo)
        for binding in attributes_of(cls).bindings.get(name, ())
    )


def _is_same_object(
    function: GraphFunction, target: ast.Attribute, reader: GraphFunction, node: ast.Attribute
) -> bool:
    """Whether what is assigned and what is read surely belong to one object."""
    classes = [cls for cls in function.value(target.value).classes if isinstance(cls, ClassInfo)]
    if len(classes) == 1 and _is_made_once(function, classes[0]):
        return True
    if ast.dump(target.value) == ast.dump(node.value) and _is_one_name(function, reader, target.value):
        return True
    if function.info.outermost is reader.info.outermost:
        return _leads_to(function, node.value, target.value) or _leads_to(function, target.value, node.value)
    return _is_handed_on(function, target, reader, node) or _is_handed_on(reader, node, function, target)


def _is_handed_on(
    function: GraphFunction, attribute: ast.Attribute, other: GraphFunction, its: ast.Attribute
) -> bool:
    """Whether a call in ``function`` gives ``other`` the object of which it has an attribute."""
    return isinstance(its.value, ast.Name) and any(
        scope is function and given is not None and ast.dump(given) == ast.dump(attribute.value)
        for scope, given in _given(other, its.value.id)
    )


def _given(reader: GraphFunction, name: str) -> Iterator[tuple[Scope, ast.expr | None]]:
    """What the calls of ``reader`` hand on as ``name``, a parameter or the object of the method."""
    if name != reader.self_name:
        return reader.arguments(name)
    calls = ((call.caller, call.node) for call in reader.calls)
    methods = ((caller, node.func if isinstance(node, ast.Call) else node) for caller, node in calls)
    return ((caller, method.value) for caller, method in methods if isinstance(method, ast.Attribute))


def _is_made_once(function: GraphFunction, cls: ClassInfo) -> bool:
    made = creations(function.code.project, cls)
    if len(made) != 1:
        return False
    module, call = made[0]
    return not any(call in ast.walk(each) for each in ast.walk(module.tree) if isinstance(each, _REPEATING))


def _is_one_name(function: GraphFunction, reader: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` means the same in both: by ``self``, a name of the function or of the module."""
    while isinstance(node, ast.Attribute):
        node = node.value
    if not isinstance(node, ast.Name):
        return False
    if node.id == function.self_name:
        return function.receiver is not None and function.receiver is reader.receiver
    if function.info.outermost is reader.info.outermost:
        return len(function.bindings.get(node.id, ())) <= 1
    is_global = not function.is_local(node.id) and not reader.is_local(node.id)
    return is_global and function.module is reader.module


def _leads_to(function: GraphFunction, name: ast.expr, other: ast.expr) -> bool:
    """Whether ``name`` is bound to ``other``: ``config = self.config``."""
    definition = function.evaluation.places.reads.get(name) if isinstance(name, ast.Name) else None
    if not isinstance(definition, Assigned) or definition.path or definition.iterated:
        return False
    return definition.value is not None and ast.dump(definition.value) == ast.dump(other)
