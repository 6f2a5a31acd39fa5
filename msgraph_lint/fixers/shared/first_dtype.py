"""``next(self.get_parameters()).dtype``: asked at the end of ``__init__``, and kept as an attribute."""

from __future__ import annotations

import ast

from msgraph_lint.analyses.python.forbidden import parameter_methods
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import attributes_of, evaluated
from msgraph_lint.findings import Claim, Fix, Safety
from msgraph_lint.fixers.shared.edits import add_to_init, free_name, replace, written
from msgraph_lint.fixers.shared.hoisting import taken_names
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import ClassInfo
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import Kind

_THROUGH = {"next", "iter", "list", "tuple"}
_REASON = "the dtype is then asked once: what converts the weights later is not seen"


def kept(hit: Hit) -> Fix | None:
    function, cls = hit.function, hit.function.info.owner
    whole = _whole(function, hit.node)
    if whole is None or cls is None or function.info.parent is not None or not _has_weights(cls):
        return None
    init = cls.methods["__init__"]
    if function.self_name != "self" or init.self_name != "self" or function.receiver is None:
        return None
    text = written(hit.source, whole)
    name = _known(cls, whole)
    added = None
    if name is None:
        name = free_name("weights_dtype", function.once(taken_names))
        added = add_to_init(cls, f"self.{name} = {text}")
        if added is None:
            return None
    use = replace(hit.source, whole, f"self.{name}")
    if use is None:
        return None
    title = f"Ask for the dtype in `__init__`: `self.{name} = {text}`"
    claims = frozenset({Claim(cls.module.key, cls.module.source.span(cls.node).start, name)})
    return Fix(title, (use,) if added is None else (added, use), Safety.UNSAFE, _REASON, claims)


def _whole(function: GraphFunction, node: ast.AST) -> ast.Attribute | None:
    """What asks for a dtype and nothing but the Parameters of ``self``; ``node`` is in it."""
    outer = node
    while not (isinstance(outer, ast.Attribute) and outer.attr == "dtype"):
        inner, outer = outer, function.parents[outer]
        if not _goes_on(outer, inner):
            return None
    inner = outer
    while not (isinstance(inner, ast.Call) and attribute_of(inner.func, function.self_name)):
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Name):
            inner = inner.args[0] if inner.func.id in _THROUGH and len(inner.args) == 1 else inner.func
        elif isinstance(inner, ast.Call):
            inner = inner.func
        elif isinstance(inner, (ast.Attribute, ast.Subscript)):
            inner = inner.value
        else:
            return None
    is_asked = attribute_of(inner.func, function.self_name) in parameter_methods()
    return outer if is_asked and not (inner.args or inner.keywords) else None


def _goes_on(outer: ast.AST, inner: ast.AST) -> bool:
    """Whether ``outer`` asks for something of ``inner``."""
    if isinstance(outer, ast.Call):
        through = isinstance(outer.func, ast.Name) and outer.func.id in _THROUGH and outer.args == [inner]
        return through or (outer.func is inner and not (outer.args or outer.keywords))
    if isinstance(outer, ast.Subscript):
        return outer.value is inner and isinstance(outer.slice, ast.Constant)
    return isinstance(outer, ast.Attribute)


def _has_weights(cls: ClassInfo) -> bool:
    """Whether ``__init__`` of ``cls`` itself surely makes a layer or a Parameter."""
    if "__init__" not in cls.methods:
        return False
    bindings = (each for found in attributes_of(cls).bindings.values() for each in found)
    return any(
        binding.in_init
        and not binding.conditional
        and binding.function in cls.init_methods
        and evaluated(binding).kind in (Kind.CELL, Kind.PARAMETER)
        for binding in bindings
    )


def _known(cls: ClassInfo, whole: ast.Attribute) -> str | None:
    """The attribute that ``__init__`` sets to what ``whole`` is."""
    for node in cls.methods["__init__"].node.body:
        if isinstance(node, ast.Assign) and ast.dump(node.value) == ast.dump(whole):
            return attribute_of(node.targets[0], "self")
    return None
