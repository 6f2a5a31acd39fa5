"""Objects that MindSpore 2.0 does not look into, and what it makes of their values.

To it all that is in an object of a plain class is of the one type ``External``: the numbers and lists there,
what methods return, and what is taken of that; so is what most methods of strings return. Whatever computes
with it is refused, or gets nought.
"""

from __future__ import annotations

import ast
from typing import Protocol

from msgraph_lint.compiler.scope import NAMED_TUPLES, NAMESPACES, attributes_of, scope_of
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import replace
from msgraph_lint.values.value import UNKNOWN, Kind, Time, Value, literal, opaque

_BASES = ("typing.", "enum.", "abc.", "collections.")
_BUILTINS = {"object", "dict", "list", "tuple"}
SEEN_OTHERWISE = {ast.Attribute, ast.Call}
"""What may be something else to the compiler than to Python."""
OF_GRAPH = {"format", "lower"}
"""Methods of strings that the compiler has; what others give is such a value, too."""
_FLOWING = {"len", "getattr"}
"""Builtins that give such a value for such a value."""
_PREDICATES = {"isinstance": False, "hasattr": True}
"""Builtins -> what they say of such a value, whatever it is."""


class Values(Protocol):
    """Whoever knows what expressions are."""

    @property
    def self_name(self) -> str | None:
        """The name of ``self``."""

    def value(self, node: ast.expr) -> Value:
        """What the expression ``node`` is."""


def is_plain(cls: ClassInfo) -> bool:
    """Whether the class surely is a plain one: every base is known, and none is a Cell or a ``jit_class``."""
    return not any(each.is_jit_class for each in cls.project_mro) and all(
        isinstance(base, ClassInfo) or _is_harmless(base, node)
        for each in cls.project_mro
        for base, node in zip(each.bases, each.node.bases, strict=True)
    )


def _is_harmless(base: object, node: ast.expr) -> bool:
    if isinstance(base, External):
        return base.name.startswith(_BASES)
    return base is None and isinstance(node, ast.Name) and node.id in _BUILTINS


def is_opaque(value: Value) -> bool:
    """Whether ``value`` is an object of a plain class, or what comes from one.

    An object of a class that derives from a builtin type is one of that to the compiler.
    """
    if value.kind is Kind.OPAQUE:
        return True
    if value.options and value.kind is Kind.OBJECT:
        return all(map(is_opaque, value.options))
    if isinstance(value.cls, External):
        return value.kind is Kind.UNKNOWN and not value.is_variable and value.cls.name in NAMESPACES
    if value.kind is not Kind.OBJECT or not value.is_constant or value.cls is None:
        return False
    return not value.cls.builtin and not value.cls.is_enum and is_plain(value.cls)


def is_named_tuple(value: Value) -> bool:
    """Whether it is a named tuple, of which the compiler sees the tuple alone."""
    if value.kind is not Kind.OBJECT or value.cls is None:
        return False
    is_known = not value.is_variable if isinstance(value.cls, External) else value.is_constant
    return is_known and makes_named_tuples(value.cls)


def makes_named_tuples(cls: ClassInfo | External) -> bool:
    """Whether the class, or what makes such classes, is one of named tuples."""
    made_by = [cls] if isinstance(cls, External) else cls.external_bases
    return any(each.name in NAMED_TUPLES for each in made_by)


def as_seen(scope: Values, node: ast.expr, value: Value) -> Value:
    """What MindSpore 2.0 makes of ``node``, which is ``value`` to Python."""
    if value.kind is Kind.OPAQUE:
        return value
    if isinstance(node, ast.Attribute) and attribute_of(node, scope.self_name) is None:
        owner = scope.value(node.value)
        is_method = value.kind is Kind.FUNCTION and _has_method(owner, node.attr)
        return value if is_method or not is_opaque(owner) else opaque(_held(owner, node.attr, value))
    if isinstance(node, ast.Call):
        return _called(scope, node, value)
    return value


def _has_method(owner: Value, name: str) -> bool:
    return isinstance(owner.cls, ClassInfo) and owner.cls.method(name) is not None


def _held(owner: Value, name: str, value: Value) -> Value:
    """What the attribute ``name`` of ``owner`` is to Python, by default where it is given."""
    inside = owner.each if owner.kind is Kind.OPAQUE else (*owner.options, owner)[0]
    if value.kind is not Kind.UNKNOWN or inside is None or not isinstance(inside.cls, ClassInfo):
        return value
    attributes = attributes_of(inside.cls)
    found = attributes.value(name)
    bindings = attributes.effective_bindings(name)
    if found.kind is not Kind.UNKNOWN or len(bindings) != 1:
        return found
    given, init = bindings[0].value, bindings[0].function
    default = init.default(given.id) if init is not None and isinstance(given, ast.Name) else None
    return scope_of(bindings[0]).value(default) if default is not None else found


def _called(scope: Values, node: ast.Call, value: Value) -> Value:
    func = node.func
    if value.cls is not None and value.kind in (Kind.OBJECT, Kind.UNKNOWN):  # nor can it be made in the graph
        return replace(value, time=Time.VARIABLE)
    owner = scope.value(func.value) if isinstance(func, ast.Attribute) else scope.value(func)
    is_of_string = owner.kind is Kind.STR and isinstance(func, ast.Attribute) and func.attr not in OF_GRAPH
    if is_opaque(owner) or is_of_string:
        return opaque(value)
    if isinstance(func, ast.Name) and node.args and (func.id in _FLOWING or func.id in _PREDICATES):
        is_builtin = scope.value(func) == UNKNOWN
        if is_builtin and is_opaque(scope.value(node.args[0])):
            return opaque(value) if func.id in _FLOWING else literal(_PREDICATES[func.id])
    return value
