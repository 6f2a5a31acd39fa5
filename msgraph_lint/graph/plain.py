"""Plain Python classes in graph code: neither Cells nor Primitives nor of a ``jit_class``."""

from __future__ import annotations

import ast

from msgraph_lint.compiler.calls import goes_through_tensors
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.opaque import is_plain, makes_named_tuples
from msgraph_lint.compiler.scope import NAMED_TUPLES, NAMESPACES, PARTIALS, scope_of
from msgraph_lint.graph.created import Created
from msgraph_lint.program.definitions import ClassInfo, Definition, External, Variable
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind, Value

_CREATED = {*NAMESPACES, "mindspore.ops.HyperMap", "mindspore.ops.Map"}
"""Classes outside the project that the compiler cannot make objects of either."""
COLLECTIONS = {f"collections.{name}" for name in ("ChainMap", "OrderedDict", "UserDict", "UserList", "deque")}
"""Containers that only the interpreter can make of Tensors, as whatever is in :mod:`itertools`."""
_CLASS_MAKERS = NAMED_TUPLES | {"enum.Enum"}


def plain_object(function: GraphFunction, node: ast.Call) -> Created | None:
    """The object of a plain class that ``node`` creates; not one that a ``with`` enters."""
    if isinstance(function.parents[node], ast.withitem):
        return None
    func = node.func
    if isinstance(func, ast.Attribute) and func.attr == "_make":
        cls = _plain_class(function.resolve(func.value))
        return Created(function, node, Kind.OBJECT, cls) if cls and makes_named_tuples(cls) else None
    cls = _plain_class(function.resolve(func)) or _named_tuple_made_here(function, node)
    if isinstance(cls, ClassInfo) or (cls is not None and cls.name in _CREATED | _CLASS_MAKERS):
        return Created(function, node, Kind.OBJECT, cls)
    if cls is not None and (cls.name in COLLECTIONS or cls.name.startswith("itertools.")):
        return Created(function, node, Kind.OBJECT, cls) if goes_through_tensors(function, node) else None
    return None


def _named_tuple_made_here(function: GraphFunction, node: ast.Call) -> External | None:
    """The maker of the class that ``node`` calls: ``Point = namedtuple(…)`` in graph code."""
    callee = function.value(node.func)
    maker = callee.cls if callee.kind is Kind.CLASS else None
    return maker if isinstance(maker, External) and maker.name in NAMED_TUPLES else None


def _plain_class(definition: Definition | None) -> ClassInfo | External | None:
    """The class that ``definition`` is; the maker stands for ``Point = namedtuple(…)``."""
    if isinstance(definition, ClassInfo):
        return definition if is_plain(definition) else None
    if isinstance(definition, Variable) and isinstance(definition.value, ast.Call):
        maker = definition.module.resolve(definition.value.func)
        return maker if isinstance(maker, External) and maker.name in _CLASS_MAKERS else None
    return definition if isinstance(definition, External) and definition.name not in _CLASS_MAKERS else None


def made_by(function: GraphFunction, node: ast.expr) -> Definition | None:
    """What is called outside graph code to make ``node``, an attribute of ``self`` or a name of a module."""
    name = attribute_of(node, function.self_name)
    if name is not None and function.attributes is not None:
        bindings = function.attributes.effective_bindings(name)
        call = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
        return scope_of(bindings[0]).resolve(call.func) if isinstance(call, ast.Call) else None
    definition = function.resolve(node)
    if isinstance(definition, Variable) and isinstance(definition.value, ast.Call):
        return definition.module.resolve(definition.value.func)
    return None


def is_partial(value: Value) -> bool:
    """Whether ``value`` is a ``partial`` object that was made outside graph code, if it is not None."""
    if value.options and value.cls is None:
        return all(is_partial(each) for each in value.options if each.kind is not Kind.NONE)
    return value.kind is Kind.OBJECT and isinstance(value.cls, External) and value.cls.name in PARTIALS


def is_plain_object(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is an object of a plain class that was made outside graph code.

    An object of a class that derives from a builtin type is one of that to the compiler.
    """
    cls = _plain_class(made_by(function, node))
    if isinstance(cls, ClassInfo):
        return not cls.builtin or is_named_tuple_from_outside(function, node)
    return cls is not None and cls.name in {*NAMESPACES, *_CLASS_MAKERS}


def is_named_tuple_from_outside(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a named tuple that was made outside graph code."""
    cls = _plain_class(made_by(function, node))
    return cls is not None and makes_named_tuples(cls)
