"""Fixes for attributes that graph code assigns: a local name where that is enough, else a Parameter.

Both rewrite every mention of the attribute at once, so that all findings on it are gone after one of them.
"""

from __future__ import annotations

import ast

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import Scope, attributes_of, evaluated, scope_of
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import remove_statement, replace
from msgraph_lint.fixers.shared.local_attributes import as_local
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.graph.state import is_plain, outside_bindings
from msgraph_lint.hits import Hit
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.values.value import NUMBERS, TENSORS, Kind

_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow)
_REASONS = {
    "int32": "Python code gets a Parameter from the attribute, and checkpoints hold it",
    "float32": "float16 Tensors turn into float32 beside the Parameter, and checkpoints hold it",
    "": "a Parameter keeps its shape and dtype, and checkpoints hold it",
}


def fix_assignment(hit: Hit) -> Fix | None:
    """The fix for an assignment to an attribute that is no Parameter."""
    function, target = hit.function, hit.node
    assert isinstance(target, ast.Attribute)
    if function.receiver is None or not function.receiver.is_cell:
        return None  # a Parameter of a plain object belongs to no network
    statement = function.parents[target]
    if isinstance(statement, ast.Assign) and [*map(ast.unparse, statement.targets)] == [
        ast.unparse(statement.value)
    ]:
        return _without(function, target.attr, statement)
    return function.once(as_local, target.attr) or function.once(as_parameter, target.attr)


def _without(function: GraphFunction, name: str, statement: ast.Assign) -> Fix | None:
    """``self.mask = self.mask`` removed, where the attribute is set for the instance already."""
    is_set = any(each.in_init and not each.conditional for each in outside_bindings(function, name))
    edit = remove_statement(function, statement) if is_set else None
    if edit is None:
        return None
    return Fix(f"Remove `{function.module.source.segment(statement)}`", (edit,), Safety.SAFE)


# A Parameter


def as_parameter(function: GraphFunction, name: str) -> Fix | None:
    """The attribute made a Parameter where ``__init__`` sets it.

    Only for a number or Tensor that takes part in nothing but arithmetic with Tensors and its own update:
    there a Parameter does the same. A float16 Tensor stays float16 beside an int32 Parameter, not beside a
    float32 one.
    """
    made = function.once(_as_parameter, name)
    waits = made is not None and any(_waits(user, name) for user in _users(function, name))
    return None if waits else made


def _waits(user: GraphFunction, name: str) -> bool:
    """Whether a read of the attribute would stand beside what the interpreter makes after the fix, too.

    The interpreter computes both together, and reads a Parameter when its turn comes: before or after what
    the graph assigns to it, whatever the order of the statements.
    """
    for node in user.info.attributes.get(name, ()):
        if isinstance(node.ctx, ast.Load) and not _goes_into_update(user, node, name):
            places = _places_beside(user, node)
            if any(_stays(user, place, name) for place in places):
                return True
    return False


def _goes_into_update(user: GraphFunction, node: ast.expr, name: str) -> bool:
    """Whether the statement assigns what it computes from the attribute to the attribute."""
    statement = user.statement_of(node)
    return isinstance(statement, ast.Assign) and attribute_of(statement.targets[0], user.self_name) == name


def _places_beside(user: GraphFunction, node: ast.expr) -> list[str]:
    """Where the interpreter makes what the operators around ``node`` compute with."""
    beside: list[ast.expr] = []
    parent = user.parents[node]
    while isinstance(parent, (ast.BinOp, ast.UnaryOp)):
        if isinstance(parent, ast.BinOp):
            beside.append(parent.right if parent.left is node else parent.left)
        node, parent = parent, user.parents[parent]
    if isinstance(parent, ast.AugAssign):
        beside.append(parent.target)
    return [place for each in beside if (place := user.value(each).interpreted)]


def _stays(user: GraphFunction, place: str, name: str) -> bool:
    """Whether the interpreter still makes what it makes at ``place`` when attributes are fixed together."""
    for function in user.code.found:
        here = [
            write
            for write in function.attribute_writes
            if f"{function.module.source.path}:{write.target.lineno}" == place
        ]
        if here:
            others = function.modified_attributes - {name}
            return not all(_becomes(function, each) for each in others)
    return True


def _becomes(function: GraphFunction, name: str) -> bool:
    """Whether a fix makes the attribute a local name or a Parameter, if it is none."""
    if not is_plain(function, name):
        return True
    return bool(function.once(as_local, name) or function.once(_as_parameter, name))


def _as_parameter(function: GraphFunction, name: str) -> Fix | None:
    binding = _init_binding(function, name)
    if binding is None or binding.value is None:
        return None
    module = binding.owner.module
    users = _users(function, name)
    speller = Speller(
        module, frozenset().union(*(_local_names(scope) for scope in (scope_of(binding), *users)))
    )
    text = module.source.segment(binding.value)
    dtype = {Kind.INT: "int32", Kind.FLOAT: "float32"}.get(evaluated(binding).kind, "")
    if dtype:
        text = _made_tensor(speller, text, dtype)
    text = f'{speller.spell("mindspore.Parameter")}({text}, name="{name}", requires_grad=False)'
    edits = [replace(module.source, binding.value, text)]
    for user in users:
        made = _edits_of_user(user, name, dtype, speller)
        if made is None:
            return None
        edits += made
    found = [edit for edit in edits if edit is not None]
    if not speller.is_complete or len(found) < len(edits):
        return None
    title = f"Make `{function.self_name}.{name}` a Parameter"
    return Fix(title, (*found, *speller.imports), Safety.UNSAFE, _REASONS[dtype])


def _local_names(scope: Scope) -> frozenset[str]:
    return scope.parameter_names | frozenset(scope.bindings)


def _made_tensor(speller: Speller, text: str, dtype: str) -> str:
    return f"{speller.spell('mindspore.Tensor')}({text}, {speller.spell(f'mindspore.{dtype}')})"


def _init_binding(function: GraphFunction, name: str) -> AttributeBinding | None:
    """The only place that sets the attribute outside graph code, when it can hold a Parameter."""
    bindings = outside_bindings(function, name)
    if len(bindings) != 1:
        return None
    binding = bindings[0]
    simple = isinstance(binding.statement, ast.Assign) and len(binding.statement.targets) == 1
    if not simple or binding.conditional or binding.item is not None or not binding.in_init:
        return None
    if binding.function is None or binding.function.name != "__init__" or _is_used_by_python(function, name):
        return None
    if _is_set_elsewhere(function, binding):
        return None
    value = evaluated(binding)
    is_number = value.kind in (Kind.INT, Kind.FLOAT) and isinstance(value.literal, (int, float))
    is_tensor = value.kind is Kind.TENSOR and isinstance(binding.value, ast.Call)
    return binding if is_number or is_tensor else None


def _is_used_by_python(function: GraphFunction, name: str) -> bool:
    """Whether a method that is no graph code reads the attribute, or has its name as a text."""
    for cls in function.receiver.project_mro if function.receiver is not None else ():
        for method in cls.all_methods:
            if method.node in function.code.compiled:
                continue
            attributes = method.attributes.get(name, ())
            if name in method.texts or any(isinstance(node.ctx, ast.Load) for node in attributes):
                return True
    return False


def _is_set_elsewhere(function: GraphFunction, binding: AttributeBinding) -> bool:
    """Whether a subclass sets or reads the attribute in Python code, or anybody sets it from outside.

    A Cell refuses a number where it has a Parameter.
    """
    name, compiled = binding.name, function.code.compiled
    modules = function.code.project.mentioning(name, binding.owner.module)
    if modules is None:
        return True
    for module in modules:
        found = module.set_attributes() if module.holds("setattr(") else module.given_attributes()
        if name in found:
            return True
        for cls in module.classes:
            if cls is binding.owner or binding.owner not in cls.project_mro:
                continue
            if any(each.function is None for each in attributes_of(cls).bindings.get(name, ())):
                return True
            python = (method for method in cls.all_methods if method.node not in compiled)
            if any(name in method.attributes or name in method.texts for method in python):
                return True
    return False


def _users(function: GraphFunction, name: str) -> list[GraphFunction]:
    """The functions of graph code that mention an attribute ``name``."""
    appearances = (each[0] for each in function.code.compiled.values())
    return [each for each in appearances if name in each.info.attributes]


def _edits_of_user(user: GraphFunction, name: str, dtype: str, speller: Speller) -> list[Edit | None] | None:
    """What must change in ``user``; ``None`` when it uses the attribute as only a plain value can be used."""
    edits: list[Edit | None] = []
    for node in user.info.attributes.get(name, ()):
        if isinstance(node.ctx, ast.Load):
            if not (_is_arithmetic(user, node, name) or (_is_item_assigned(user, node) and not dtype)):
                return None
            continue
        made = _edits_of_write(user, node, dtype, speller)
        if made is None or (made and user.module is not speller.module):
            return None
        edits += made
    return edits


def _is_arithmetic(user: GraphFunction, node: ast.expr, name: str) -> bool:
    """Whether the value is added to a Tensor and the like, or goes into the attribute's own update."""
    while isinstance(parent := user.parents[node], (ast.BinOp, ast.UnaryOp)):
        if isinstance(parent, ast.BinOp):
            if not isinstance(parent.op, _ARITHMETIC):
                return False
            other = parent.right if parent.left is node else parent.left
            if attribute_of(other, user.self_name) != name and user.value(other).may_be(*TENSORS):
                return True
        node = parent
    if isinstance(parent, ast.Assign) and len(parent.targets) == 1:
        return attribute_of(parent.targets[0], user.self_name) == name
    return isinstance(parent, ast.AugAssign) and isinstance(parent.op, _ARITHMETIC)


def _is_item_assigned(user: GraphFunction, node: ast.expr) -> bool:
    parent = user.parents[node]
    return isinstance(parent, ast.Subscript) and isinstance(parent.ctx, ast.Store) and parent.value is node


def _edits_of_write(
    user: GraphFunction, node: ast.Attribute, dtype: str, speller: Speller
) -> list[Edit | None] | None:
    """A number that is assigned becomes a Tensor; an update must keep the dtype."""
    write = next((write for write in user.attribute_writes if write.target is node), None)
    if write is None:
        return None
    statement = write.statement
    if isinstance(statement, ast.AugAssign):
        is_update = isinstance(statement.op, _ARITHMETIC) and _keeps(user, statement.value, dtype)
        return [] if is_update else None
    if not isinstance(statement, ast.Assign) or len(statement.targets) != 1 or write.value is None:
        return None
    if not dtype:
        return [] if user.value(write.value).may_be(*TENSORS) else None
    if _mentions_attribute(write.value, node.attr):
        return [] if _keeps(user, write.value, dtype) else None
    if user.value(write.value).kind is not {"int32": Kind.INT, "float32": Kind.FLOAT}[dtype]:
        return None
    source = user.module.source
    return [replace(source, write.value, _made_tensor(speller, source.segment(write.value), dtype))]


def _keeps(user: GraphFunction, value: ast.expr, dtype: str) -> bool:
    """Whether ``value`` has the kind that the dtype stands for."""
    if not dtype:
        return user.value(value).may_be(*TENSORS, *NUMBERS)
    if any(isinstance(node, (ast.Div, ast.Pow)) for node in ast.walk(value)) and dtype == "int32":
        return False
    if dtype == "int32":
        return _is_whole(user, value)
    return user.value(value).kind in (Kind.INT, Kind.FLOAT, Kind.NUMBER)


def _is_whole(user: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is an int; so is a size, also of what only the interpreter knows."""
    if isinstance(node, ast.BinOp):
        return _is_whole(user, node.left) and _is_whole(user, node.right)
    asked = node.value if isinstance(node, ast.Subscript) and not isinstance(node.slice, ast.Slice) else None
    if isinstance(asked, ast.Attribute) and asked.attr == "shape":
        return user.value(asked.value).is_tensor
    return user.value(node).kind is Kind.INT


def _mentions_attribute(node: ast.AST, name: str) -> bool:
    return any(isinstance(part, ast.Attribute) and part.attr == name for part in ast.walk(node))
