"""Attributes of ``self`` that graph code assigns and that are no Parameters: what becomes of the assignment.

MindSpore 2.0 refuses all of them, and so does STRICT later. At LAX the interpreter runs the assignment beside
the graph, and what the graph reads is not always what was assigned.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.compiler.attributes import AttributeBinding
from msgraph_lint.compiler.conditions import Fold, Known, fold
from msgraph_lint.compiler.functions import AttributeWrite, Call, GraphFunction
from msgraph_lint.compiler.opaque import is_plain as is_plain_class
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.compiler.resting import rest_on
from msgraph_lint.compiler.scope import RETURN_SELF, Scope, evaluated
from msgraph_lint.findings import Assumption
from msgraph_lint.graph.constructor_arguments import is_no_parameter
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.dead_reads import is_dead
from msgraph_lint.graph.instantiated import repetition
from msgraph_lint.graph.needs import needs_value, raises_for_none
from msgraph_lint.graph.readings import readings
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.syntax import attribute_of, is_bare_constant, place_of
from msgraph_lint.values.value import NUMBERS, Kind, Value, join

_PLAIN = {
    Kind.BOOL, Kind.INT, Kind.FLOAT, Kind.NUMBER, Kind.STR, Kind.NONE, Kind.TENSOR,
    Kind.LIST, Kind.TUPLE, Kind.DICT, Kind.SET, Kind.RANGE, Kind.DTYPE,
}  # fmt: skip
_ROUNDS = (ast.For, ast.While, ast.ListComp, ast.DictComp)
"""What runs what is in it several times."""
_COMPILED_CONSTANTS = {"shape", "dtype", "ndim"}


class Assignment(enum.Enum):
    """What happens, at LAX, to an assignment to an attribute that is no Parameter."""

    INTERPRETED = "the interpreter runs it, and reads in the same function follow it"
    UNSEEN = "another function reads the attribute and has compiled its first value in"
    UNKNOWN = "another function uses the attribute, which is None or not there when the graph is compiled"
    DECIDED = "a condition on the attribute was decided when the graph was compiled"
    SETTER = "the interpreter runs the setter of a property, and the graph has what it sets compiled in"
    COUNTED = "a property changes what it gives, and the graph has a number of Python's compiled in"
    LAZY = "a property makes what it gives, and the graph computes with what was there: None, or nothing"
    KEPT = "graph code creates the object, once: the next call goes on from what this one leaves"
    FROZEN = "the attribute keeps the Tensor of the first call"
    SCATTERED = "the interpreter sets it on another Cell of the class, where a network holds several"
    LAYER = "a Cell or function cannot be assigned where there is a Cell, or called afterwards"
    ZEROED = "what gets a Cell or function is 0 afterwards"


def assignment(function: GraphFunction, write: AttributeWrite) -> Assignment | None:
    """How the assignment to an attribute of ``self`` ends; ``None`` for a Parameter, and what may be one."""
    return function.once(_outcome, write)


def _outcome(function: GraphFunction, write: AttributeWrite) -> Assignment | None:
    if function.receiver is None or not function.receiver.is_cell:
        outcome = of_object(function, write.name)
        return outcome if outcome is not Assignment.INTERPRETED else None
    accessors = function.receiver.method_definitions(write.name)
    if len(accessors) > 1 and accessors[0].is_property:
        return _of_property(function, accessors)
    if not is_plain(function, write.name):
        return None
    if _counts(function, write):
        return Assignment.COUNTED
    if function.info.is_property and not function.target.has_levels:
        return None  # MindSpore 2.0 asks Python for the property
    return _assignment(function, write)


def of_object(function: GraphFunction, name: str) -> Assignment | None:
    """What happens to an attribute of a plain object that ``function``, a method of it, assigns."""
    cls = function.receiver
    if cls is None or cls.is_cell or not is_plain_class(cls) or function.info.name == "__init__":
        return None
    outside = outside_bindings(function, name)
    if len(cls.method_definitions(name)) > 1 or not outside:
        return None
    if not all(_may_be_plain(evaluated(each)) for each in outside):
        return None
    if other_reader(function, name) is not None:
        return Assignment.UNKNOWN if is_missed(function, name) else Assignment.UNSEEN
    return _of_methods(function, name)


def _of_methods(function: GraphFunction, name: str) -> Assignment:
    """The same where no other method of the object reads the attribute."""
    assert function.receiver is not None
    made = creations(function.code.project, function.receiver)
    is_made_here = any(function.code.compiles(module, call) for module, call in made)
    is_decided = name in function.once(_decided)
    goes_on = _goes_on(function, name)
    if is_made_here and _is_called_again(function) and (is_decided or goes_on):
        return Assignment.UNSEEN
    if is_decided and not is_made_here:
        return Assignment.DECIDED
    if not is_made_here and goes_on and _is_chained(function):
        return Assignment.UNSEEN
    if not _uses(function, name) or not _is_result_used(function):
        return Assignment.INTERPRETED
    if is_made_here and goes_on and not is_decided:
        return Assignment.KEPT
    return Assignment.FROZEN if _keeps_tensor(function, name) else Assignment.INTERPRETED


def _keeps_tensor(function: GraphFunction, name: str) -> bool:
    """Whether ``self.name`` gets a Tensor that stays that of the first call, and is read then."""
    writes = [write for write in function.attribute_writes if write.name == name]
    condition = decided_condition(function, name)
    if condition is None:
        return any(_freezes(function, write) for write in writes)
    is_computed = any(each.value is not None and is_computed_tensor(function, each.value) for each in writes)
    reads = _reads(function, name)
    around = {node for node in reads if condition in function.conditions_of(node)}
    asked = set(ast.walk(condition.test))
    return is_computed and any(node not in around and node not in asked for node in reads)


def _reads(function: GraphFunction, name: str) -> list[ast.Attribute]:
    """Where ``function`` reads ``self.name``, updates by ``+=`` left out."""
    return [node for node in function.self_attributes.get(name, ()) if isinstance(node.ctx, ast.Load)]


def _uses(function: GraphFunction, name: str) -> bool:
    """Whether ``function`` reads ``self.name`` for more than to assign it anew."""
    statements = map(function.statement_of, _reads(function, name))
    return not all(_is_for_itself(function, each, name) for each in statements)


def _goes_on(function: GraphFunction, name: str) -> bool:
    """Whether what ``function`` gives hangs on what ``self.name`` was before it.

    What the function itself assigned before, it sees, unless a block around it assigned that.
    """
    if not _uses(function, name):
        return False
    reads = _reads(function, name)
    writes = [write for write in function.attribute_writes if write.name == name]
    updates = [write.target for write in writes if isinstance(write.statement, ast.AugAssign)]
    return any(
        not any(_is_seen(function, write, node) for write in writes)
        for node in (*reads, *updates)
        if not function.drops(node)
    )


def _is_for_itself(function: GraphFunction, statement: ast.stmt, name: str) -> bool:
    """Whether ``statement`` does nothing but assign ``self.name``."""
    targets = _targets(statement)
    return bool(targets) and all(attribute_of(each, function.self_name) == name for each in targets)


def _targets(statement: ast.stmt) -> list[ast.expr]:
    """What an assignment assigns; empty for other statements."""
    if isinstance(statement, ast.Assign):
        return statement.targets
    return [statement.target] if isinstance(statement, (ast.AugAssign, ast.AnnAssign)) else []


def _is_seen(function: GraphFunction, write: AttributeWrite, node: ast.expr) -> bool:
    """Whether ``node`` reads what ``write`` assigned before, in the block of ``node`` or one inside that."""
    reader = function.statement_of(node)
    around = function.conditions_of(write.target)
    is_around = all(each in around for each in function.conditions_of(node) if each is not reader)
    return is_around and place_of(write.statement) < place_of(reader)


def _is_called_again(function: GraphFunction) -> bool:
    """Whether one call of the network leads to it several times."""
    return len(function.calls) > 1 or any(map(_is_in_rounds, function.calls))


def _is_result_used(function: GraphFunction) -> bool:
    """Whether a call of it is more than a statement."""
    return not all(isinstance(each.caller.parents.get(each.node), ast.Expr) for each in function.calls)


def _is_chained(function: GraphFunction) -> bool:
    """Whether a call of it gets what another one made, or the same one in the round before."""
    return any(
        _comes_of(each.caller, argument, {call.node for call in function.calls}, set())
        for each in function.calls
        if isinstance(each.node, ast.Call)
        for argument in each.node.args
    )


def _comes_of(function: GraphFunction, node: ast.AST, calls: set[ast.expr], seen: set[Definition]) -> bool:
    """Whether ``node`` is computed from what one of ``calls`` gives."""
    for part in ast.walk(node):
        if part in calls:
            return True
        definition = function.evaluation.places.reads.get(part) if isinstance(part, ast.Name) else None
        if definition is not None and _is_made_of(function, definition, calls, seen):
            return True
    return False


def _is_made_of(
    function: GraphFunction, definition: Definition, calls: set[ast.expr], seen: set[Definition]
) -> bool:
    if definition in seen:
        return False
    seen.add(definition)
    if isinstance(definition, Assigned):
        return definition.value is not None and _comes_of(function, definition.value, calls, seen)
    ways = definition.ways if isinstance(definition, Merged) else ()
    return any(_is_made_of(function, each, calls, seen) for each in ways)


def _is_in_rounds(call: Call) -> bool:
    """Whether a loop or comprehension runs it several times."""
    node: ast.AST | None = call.node
    while node is not None and not isinstance(node, _ROUNDS):
        node = call.caller.parents.get(node)
    return node is not None


def _may_be_plain(value: Value) -> bool:
    """Whether it may be: what ``__init__`` of a plain class is given is seldom anything else."""
    return value.kind is Kind.UNKNOWN or _is_plain(value)


def _of_property(function: GraphFunction, accessors: list[FunctionInfo]) -> Assignment | None:
    """How the assignment to a property ends: ``None`` for what gives or sets a Parameter, or may."""
    if not _is_plain(Scope(accessors[0], function.receiver).result):
        return None
    names = {name for accessor in accessors[1:] for name, _ in accessor.self_bindings}
    if not all(is_plain(function, name) for name in names):
        return None
    is_read = any(
        names & other.self_attributes.keys()
        for other in function.code.found
        if other.receiver is function.receiver and other.info not in accessors[1:]
    )
    return Assignment.SETTER if is_read else Assignment.INTERPRETED


def _counts(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether it is in the getter of a property, and what the attribute gets is computed from what it has."""
    if not function.info.is_property or isinstance(write.statement, ast.AugAssign):
        return function.info.is_property
    if write.value is None:
        return False
    named = [part.id for part in ast.walk(write.value) if isinstance(part, ast.Name)]
    bound = [each.value for name in named for each in function.bindings.get(name, ())]
    computed = [write.value, *(value for value in bound if value is not None)]
    return any(write.name in _read_attributes(function, value) for value in computed)


def is_plain(function: GraphFunction, name: str) -> bool:
    """Whether ``self.name`` surely is no Parameter: a plain value, or not there when graph code starts."""
    attributes = function.attributes
    if attributes is None:
        return False
    if name not in attributes.bindings:
        return attributes.exists(name) is False or _is_plain(attributes.value(name))
    outside = outside_bindings(function, name)
    if not outside:
        return not (attributes.is_dynamic or attributes.may_be_layers(name))
    if any(evaluated(b).kind is Kind.PARAMETER for b in outside):
        return False
    at_first = [b for b in outside if b.in_init] or outside
    if _is_plain(join(evaluated(b) for b in at_first)):
        return True
    known = {is_no_parameter(function.code.project, b) for b in at_first if not _is_plain(evaluated(b))}
    if False in known or (None in known and Assumption.PLAIN not in function.code.assumptions):
        return False
    if None in known:
        rest_on(Assumption.PLAIN)
    return True


def _exists(function: GraphFunction, name: str) -> bool:
    """Whether the attribute may be there when the graph is compiled."""
    attributes = function.attributes
    assert attributes is not None
    if name in attributes.bindings:
        is_open = attributes.is_dynamic or attributes.may_be_layers(name)
        return is_open or bool(outside_bindings(function, name))
    return attributes.exists(name) is not False


def outside_bindings(function: GraphFunction, name: str) -> list[AttributeBinding]:
    """Where ``self.name`` is set outside graph code.

    Methods that only graph code calls are left out; one that ``__init__`` calls too sets it before.
    """
    assert function.attributes is not None
    bindings = function.attributes.bindings.get(name, [])
    compiled = function.code.compiled
    return [b for b in bindings if b.function is None or b.in_init or b.function.node not in compiled]


def _is_plain(value: Value) -> bool:
    if value.kind is Kind.UNION:
        return all(_is_plain(option) for option in value.options)
    return value.kind in _PLAIN or value.kind in (Kind.CELL, Kind.FUNCTION)


def _assignment(function: GraphFunction, write: AttributeWrite) -> Assignment:
    if keeps_object(function, write):
        return Assignment.INTERPRETED
    value = function.value(write.value) if write.value is not None else None
    if value is not None and value.kind in (Kind.CELL, Kind.FUNCTION, Kind.PRIMITIVE):
        return Assignment.LAYER if _is_layer_needed(function, write) else Assignment.ZEROED
    if function.attributes is not None and function.attributes.value(write.name).kind in (
        Kind.CELL,
        Kind.FUNCTION,
    ):
        return Assignment.LAYER
    if other_reader(function, write.name):
        is_usable = _exists(function, write.name) and not is_missed(function, write.name)
        return Assignment.UNSEEN if is_usable else Assignment.UNKNOWN
    if _is_lazy(function, write):
        return Assignment.LAZY
    if write.name in function.once(_decided):
        return Assignment.DECIDED
    if _freezes(function, write):
        return Assignment.FROZEN
    return Assignment.INTERPRETED if repetition(function) is None else Assignment.SCATTERED


def _is_layer_needed(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether the attribute holds a Cell at first, or somebody calls it who gets 0 or None."""
    if function.attributes is None or function.attributes.value(write.name).kind is Kind.CELL:
        return True
    own = function.self_attributes[write.name]
    is_called = any(
        isinstance(call := function.parents[node], ast.Call) and call.func is node
        for node in own
        if place_of(node) > place_of(write.target)
    )
    return is_called or is_missed(function, write.name)


def keeps_object(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether the attribute gets the Cell that it has: ``self.layer = self.layer.to_float(dtype)``.

    The interpreter can do that; where the same function goes on to use the Cell it does not compile, though.
    """
    node = write.value
    while (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in RETURN_SELF
    ):
        node = node.func.value
    if node is None or attribute_of(node, function.self_name) != write.name:
        return False
    passed_over = [write.statement, *(around.test for around in function.conditions_of(write.target))]
    inside = {node for each in passed_over for node in ast.walk(each)}
    return all(node in inside for node in function.self_attributes[write.name])


def other_reader(function: GraphFunction, name: str) -> GraphFunction | None:
    """A function that reads the attribute of ``self`` and does not assign it itself.

    Only the function that assigns an attribute sees the new value; so do those that are nested in it, or
    around it.
    """
    return next(_other_readers(function, name), None)


def _other_readers(function: GraphFunction, name: str) -> Iterator[GraphFunction]:
    receivers = {other.receiver: None for other in function.code.compiled[function.node] if other.receiver}
    return (
        other
        for receiver in receivers
        for other in function.code.attribute_readers(receiver, name)
        if other.info.outermost is not function.info.outermost
        and not (other.receiver in receivers and name in other.modified_attributes)
    )


def is_missed(function: GraphFunction, name: str) -> bool:
    """Whether the attribute is None when the graph is compiled, and another function needs what it gets."""
    if not is_none_at_first(function, name):
        return False
    receivers = {other.receiver for other in function.code.compiled[function.node] if other.receiver}
    others = set(_other_readers(function, name))
    return any(
        (
            raises_for_none(reader, node)
            or (needs_value(reader, node) and not is_asked_before(reader, node, name))
        )
        and reader.surely_compiles(node)
        and not is_dead(reader, node)
        for reader, node in readings(function, receivers, name)
        if reader in others
    )


def is_asked_before(reader: GraphFunction, node: ast.expr, name: str) -> bool:
    """Whether a condition around ``node`` asks for it, or for an attribute ``name``."""
    asked = {node.id, name} if isinstance(node, ast.Name) else {name}
    return any(
        getattr(part, "attr", getattr(part, "id", None)) in asked
        for around in reader.conditions_of(node)
        for part in ast.walk(around.test)
    )


def is_none_at_first(function: GraphFunction, name: str) -> bool:
    """Whether the attribute is None when the graph is compiled."""
    return {evaluated(each).kind for each in outside_bindings(function, name)} == {Kind.NONE}


def _is_lazy(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether it is in the getter of a property, which gives graph code None, or what is not there.

    A condition asks Python for the property, which runs the getter; whoever computes with it does not.
    """
    if function.receiver is None or not function.info.is_property:
        return False
    if _exists(function, write.name) and not is_none_at_first(function, write.name):
        return False
    gives = any(
        attribute_of(each.value, function.self_name) == write.name
        for each in function.nodes(ast.Return)
        if each.value is not None and not _ends_before(function, write, each)
    )
    return gives and any(
        isinstance(reader.parents[node], (ast.BinOp, ast.Subscript, ast.Attribute, ast.Call, ast.keyword))
        for reader in function.code.attribute_readers(function.receiver, function.info.name)
        for node in reader.self_attributes.get(function.info.name, ())
        if not reader.conditions_of(node) and reader.surely_compiles(node)
    )


def _ends_before(function: GraphFunction, write: AttributeWrite, end: ast.Return) -> bool:
    """Whether the getter has returned something else by ``end`` where it assigned."""
    blocks = [
        condition for condition in function.conditions_of(write.target) if isinstance(condition, ast.If)
    ]
    returns = (each for block in blocks for each in block.body if isinstance(each, ast.Return))
    return any(each is not end for each in returns)


def decided_condition(function: GraphFunction, name: str) -> ast.If | None:
    """The first ``if`` on the attribute ``name`` whose decision at compile time goes wrong later."""
    return function.once(_decided).get(name)


def _decided(function: GraphFunction) -> dict[str, ast.If]:
    """Attribute that the function assigns -> the first ``if`` before that the parser decides from it."""
    found: dict[str, ast.If] = {}
    modified: set[str] = set()
    for statement in function.live_statements:
        if isinstance(statement, ast.If):
            names = _read_attributes(function, statement.test) & function.modified_attributes
            folded = fold(statement, function, Known(modified, lambda _: None)) if names else Fold.OPEN
            is_one = not isinstance(statement.test, ast.BoolOp) and all(is_plain(function, n) for n in names)
            is_known = folded is not Fold.UNKNOWN or is_one
            is_decided = folded is not Fold.OPEN and is_known and not _only_sets(function, statement)
            if is_decided and not _gives_what_is_kept(function, statement):
                for name in names:
                    found.setdefault(name, statement)
        modified |= {write.name for write in function.writes_of.get(statement, ())}
    return found


def _gives_what_is_kept(function: GraphFunction, node: ast.If) -> bool:
    """Whether the function returns the attribute at once, which it else sets, from no input, and returns.

    Computing it anew at each call then gives the same.
    """
    returned = node.body[0] if len(node.body) == 1 and not node.orelse else None
    if not isinstance(returned, ast.Return) or returned.value is None:
        return False
    name = attribute_of(returned.value, function.self_name)
    writes = [write for write in function.attribute_writes if write.name == name]
    last = function.node.body[-1]
    if name is None or not writes or not isinstance(last, ast.Return) or last.value is None:
        return False
    given = ast.dump(last.value)
    same = {ast.dump(write.value) for write in writes if write.value is not None}
    is_same = attribute_of(last.value, function.self_name) == name or same == {given}
    return is_same and not any(w.value is None or is_computed_tensor(function, w.value) for w in writes)


def _only_sets(function: GraphFunction, node: ast.If) -> bool:
    """Whether the branch only sets attributes: ``if self.cache is None: self.cache = …``.

    Setting them again at each call changes nothing: a Tensor stays that of the first call (see ``FROZEN``),
    and other values are constants of the graph, unless the function counts on from them. Probes w05, q05,
    q06. Local names may help in the branch.
    """
    inside = {part for statement in node.body for part in ast.walk(statement)}
    for statement in node.body:
        if is_bare_constant(statement):
            continue
        writes = function.writes_of.get(statement, ())
        targets = getattr(statement, "targets", [getattr(statement, "target", None)])
        names = [part for part in targets if isinstance(part, ast.Name)]
        if len(writes) + len(names) < len(targets) or any(write.value is None for write in writes):
            return False
        if any(_counts_on(function, write, inside) for write in writes):
            return False
        if any(each not in inside for name in names for each in function.info.mentions[name.id]):
            return False
        if _read_attributes(function, statement) & function.modified_attributes - {w.name for w in writes}:
            return False
        if any(_read_attributes(function, w.value) & function.modified_attributes for w in writes if w.value):
            return False
    return not node.orelse and any(statement in function.writes_of for statement in node.body)


def _counts_on(function: GraphFunction, start: AttributeWrite, inside: set[ast.AST]) -> bool:
    """Whether ``start`` sets a number from which another assignment, not ``inside`` with it, goes on."""
    if start.value is None or function.value(start.value).kind not in NUMBERS:
        return False
    others = (each for each in function.attribute_writes if each.name == start.name)
    return any(
        isinstance(each.statement, ast.AugAssign)
        or (each.value is not None and start.name in _read_attributes(function, each.value))
        for each in others
        if each.statement not in inside
    )


def _read_attributes(function: GraphFunction, node: ast.AST) -> set[str]:
    """Attributes of ``self`` that are read in ``node``."""
    found = (attribute_of(n, function.self_name) for n in ast.walk(node) if isinstance(n, ast.Attribute))
    return {name for name in found if name is not None}


def _freezes(function: GraphFunction, write: AttributeWrite) -> bool:
    """Whether the attribute gets a Tensor that stays that of the first call; a lazy cache means it to."""
    for condition in function.conditions_of(write.target):
        if write.name in _read_attributes(function, condition.test):
            return False
    return write.value is not None and is_computed_tensor(function, write.value)


def is_computed_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is a Tensor that the graph computes from its inputs.

    What the interpreter stores of it stays that of the first call. What is computed from an assigned
    attribute runs in the interpreter too, and is right at each call.
    """
    return function.value(node).kind is Kind.TENSOR and _comes_from_inputs(function, node, set()) is True


def _comes_from_inputs(function: GraphFunction, node: ast.expr, seen: set[Definition]) -> bool | None:
    """Whether ``node`` is computed from Tensors that enter the function.

    ``None`` when the interpreter computes it.
    """
    found = False
    for part in _computed_parts(node):
        if (
            isinstance(part, ast.Attribute)
            and attribute_of(part, function.self_name) in function.modified_attributes
        ):
            return None
        definition = function.evaluation.places.reads.get(part) if isinstance(part, ast.Name) else None
        if definition is not None:
            inner = _enters(function, definition, seen)
            if inner is None:
                return None
            found = found or inner
    return found


def _enters(function: GraphFunction, definition: Definition, seen: set[Definition]) -> bool | None:
    """The same for what a name is at one place; of a loop, what it is before counts."""
    if definition in seen:
        return False
    seen.add(definition)
    if isinstance(definition, Given):
        return definition.name != function.self_name and _may_enter(function, definition.name)
    parts: list[bool | None] = []
    if isinstance(definition, Assigned):
        parts = [_comes_from_inputs(function, definition.value, seen)] if definition.value else []
    elif isinstance(definition, Updated):
        operation = definition.operation.right
        parts = [_enters(function, definition.needs[0], seen), _comes_from_inputs(function, operation, seen)]
    elif isinstance(definition, Changed):
        parts = [_comes_from_inputs(function, each, seen) for each in definition.added]
        parts.append(_enters(function, definition.before, seen))
    elif isinstance(definition, Chosen):
        parts = [_enters(function, each, seen) for each in (definition.first, definition.second)]
    elif isinstance(definition, Merged):
        is_loop = isinstance(definition.cause, (ast.For, ast.While))
        parts = [_enters(function, each, seen) for each in definition.ways[: 1 if is_loop else None]]
    return None if None in parts else any(parts)


def _may_enter(function: GraphFunction, name: str) -> bool:
    """Whether the parameter ``name`` is a Tensor, or may be: what surely is one is computed from it."""
    given = function.given(name)
    return given.is_tensor or (given.kind is Kind.UNKNOWN and function.info.default(name) is None)


def _computed_parts(node: ast.AST) -> Iterator[ast.AST]:
    """The nodes of an expression without what the compiler knows of a Tensor: its shape and dtype."""
    if isinstance(node, ast.Attribute) and node.attr in _COMPILED_CONSTANTS:
        return
    yield node
    for child in ast.iter_child_nodes(node):
        yield from _computed_parts(child)
