"""Attributes that are kept only so that what they hold need not be computed again."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.compiler.functions import AttributeWrite, GraphFunction
from msgraph_lint.fixers.shared.attribute_family import Family, Method, attributes_in, exits_before
from msgraph_lint.fixers.shared.attribute_reads import Seen, called_method
from msgraph_lint.program.syntax import attribute_of, end_of, is_bare_constant, is_none_literal, place_of

_WITHOUT_VALUES = {
    "shape", "dtype", "ndim", "zeros_like", "ones_like", "full_like", "empty_like", "new_zeros", "new_ones",
    "new_full", "type_as", "dim", "size", "device",
}  # fmt: skip
"""What of a Tensor does not depend on the numbers in it."""


def is_only_kept(family: Family) -> bool:
    """Whether what is left behind is what would be computed again."""
    for method in family.methods:
        function = method.function
        is_asked_for = function.info.name in family.helpers and _is_asked_for(family, function.info.name)
        for write in function.attribute_writes:
            if write.name not in family.names or family.is_result(method, write):
                continue
            if write.value is not None and _is_converted(function, write.value, write.name):
                continue
            is_own = function.info.name not in family.helpers and not _is_read_before(method, write)
            if is_own and _is_same_in_all_calls(function, write.statement):
                continue
            if not is_asked_for and not _is_kept_there(family, function, write.statement):
                return False
            if write.value is None or _depends(family, method, write.value, set(), write.name):
                return False
    return all(_is_asked_for(family, helper) for helper in family.helpers)


def _is_read_before(method: Method, write: AttributeWrite) -> bool:
    """Whether the method reads the attribute before it assigns it, or to do so: what the last call left."""
    end = end_of(write.statement)
    reads = (node for node in method.reads.reads if node.attr == write.name)
    return isinstance(write.statement, ast.AugAssign) or any(place_of(node) < end for node in reads)


def _is_same_in_all_calls(function: GraphFunction, statement: ast.stmt) -> bool:
    """Whether each call runs ``statement`` or none does: what decides was there before the first call."""
    exits = [each.test for each in exits_before(function, statement)]
    tests = [*exits, *(around.test for around in function.conditions_of(statement))]
    parts = [part for test in tests for part in ast.walk(test)]
    changing = {*function.modified_attributes, "training"}
    return bool(tests) and not any(
        isinstance(part, (ast.Call, ast.Subscript, ast.NamedExpr))
        or (isinstance(part, ast.Name) and part.id != function.self_name and function.is_local(part.id))
        or (isinstance(part, ast.Attribute) and attribute_of(part, function.self_name) in changing)
        for part in parts
    )


def _is_converted(function: GraphFunction, node: ast.expr, name: str) -> bool:
    """Whether ``node`` is the attribute ``name`` in another dtype, if it is no None: the same each time."""
    if isinstance(node, ast.IfExp):
        test = node.test
        asks_for_none = (
            isinstance(test, ast.Compare)
            and attribute_of(test.left, function.self_name) == name
            and isinstance(test.ops[0], (ast.Is, ast.IsNot))
        )
        sides = [each for each in (node.body, node.orelse) if not is_none_literal(each)]
        return asks_for_none and all(_is_converted(function, each, name) for each in sides)
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in ("to", "astype", "type_as")
        and attribute_of(node.func.value, function.self_name) == name
        and not any(
            attribute_of(part, function.self_name) == name
            for argument in (*node.args, *node.keywords)
            for part in ast.walk(argument)
        )
    )


def _is_asked_for(family: Family, helper: str) -> bool:
    """Whether graph code calls ``helper`` only where an attribute asks for it."""
    return all(
        _is_kept_there(family, method.function, node)
        for method in family.methods
        for info, node in family.calls(helper)
        if info is method.info
    )


def _is_kept_there(family: Family, function: GraphFunction, statement: ast.stmt) -> bool:
    """Whether an attribute decides that ``statement`` runs, and else nothing would be different.

    ``if self.mask is None: self.mask = …`` and ``if n == self.n: return self.mask`` before it.
    """
    for around in function.conditions_of(statement):
        if isinstance(around, ast.If) and not attributes_in(function, around.test).isdisjoint(family.names):
            return not around.orelse and _only_keeps(family, function, around)
    for exit_ in exits_before(function, statement):
        if not attributes_in(function, exit_.test).isdisjoint(family.names):
            return not exit_.orelse and _returns_kept(family, function, exit_)
    return False


def _only_keeps(family: Family, function: GraphFunction, node: ast.If) -> bool:
    """Whether nothing that the branch does is seen after it but in the attributes."""
    inside = {part for statement in node.body for part in ast.walk(statement)}
    for part in inside:
        if isinstance(part, (ast.Return, ast.Raise, ast.Break, ast.Continue, ast.Yield, ast.Delete)):
            return False
        is_call = isinstance(part, ast.Expr) and called_method(part, function.self_name) in family.helpers
        if isinstance(part, ast.Expr) and not (is_bare_constant(part) or is_call):
            return False
        if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store):
            if any(each not in inside for each in function.info.mentions[part.id]):
                return False
        elif isinstance(part, (ast.Attribute, ast.Subscript)) and isinstance(part.ctx, ast.Store):
            name = attribute_of(part, function.self_name) if isinstance(part, ast.Attribute) else None
            if name not in family.names:
                return False
    return True


def _returns_kept(family: Family, function: GraphFunction, node: ast.If) -> bool:
    """Whether the branch returns what the function returns elsewhere, from the attributes."""
    if len(node.body) != 1 or not isinstance(node.body[0], ast.Return) or node.body[0].value is None:
        return False
    texts = {ast.unparse(each.value) for each in function.info.nodes_of(ast.Return) if each.value}
    return len(texts) == 1 and not attributes_in(function, node.body[0].value).isdisjoint(family.names)


def is_carried(family: Family) -> bool:
    """Whether a helper computes with what a call before has left behind: `is_only_kept` knows with what."""
    return any(
        seen is Seen.EITHER and node.attr in family.names and method.info.name in family.helpers
        for method in family.methods
        for node, seen in method.reads.reads.items()
    )


def _depends(family: Family, method: Method, node: ast.expr, seen: set[str], name: str | None = None) -> bool:
    """Whether ``node`` depends on the numbers in Tensors, or on what was left behind.

    Where it is what is assigned to ``name``, it may be computed from another attribute of the family, which
    depends on neither: the base frequencies of a rotary embedding, for a longer input.
    """
    function = method.function
    for part in _with_values(node):
        if isinstance(part, ast.Attribute):
            is_left = method.reads.reads.get(part, Seen.OWN) is not Seen.OWN
            if is_left and (name in (None, part.attr) or not _is_made_anew(family, method, part.attr)):
                return True
        if not isinstance(part, ast.Name) or part.id in seen:
            continue
        seen.add(part.id)
        if part.id in function.parameter_names and function.value(part).is_tensor:
            return True
        for binding in function.bindings.get(part.id, ()):
            if binding.value is not None and _depends(family, method, binding.value, seen, name):
                return True
    return False


def _is_made_anew(family: Family, method: Method, name: str) -> bool:
    """Whether helpers compute ``name`` from nothing that was left behind."""
    return method.info.name in family.helpers and not any(
        write.value is None or _depends(family, each, write.value, set())
        for each in family.methods
        for write in each.function.attribute_writes
        if write.name == name
    )


def _with_values(node: ast.AST) -> Iterator[ast.AST]:
    """The parts of an expression by whose values it is decided, without shapes and dtypes."""
    if isinstance(node, ast.Attribute) and node.attr in _WITHOUT_VALUES:
        return
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
        if node.func.attr == "type_as":
            yield from _with_values(node.func.value)
            return
        if node.func.attr in _WITHOUT_VALUES:
            return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _with_values(child)
