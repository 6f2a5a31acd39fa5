"""What ``x += …`` and ``x.add_(…)`` do to a Tensor in the graph, from MindSpore 2.8 on.

It changes, and keeps its dtype.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.aliases.identity import (
    IN_PLACE,
    Identity,
    InPlace,
    Origin,
    arguments,
    changed_by,
    held_by,
    identities,
    made_by,
    names_of,
)
from msgraph_lint.analyses.aliases.sharing import SOME_ITEM, Change, passed, reading_caller, reads_after
from msgraph_lint.analyses.tensors.dtypes import (
    FLOATS,
    INTEGERS,
    dtype_of,
    dtype_of_parameter,
    operand_dtype,
    promoted,
)
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.graph.created import external_name
from msgraph_lint.records import dataclass, replace

_HALVES = {"float16", "bfloat16"}
_MOST_STEPS = 20
_MOST_CALLS = 4
"""How many callers are followed back, one from the other."""
_TENSORS = {"mindspore.Tensor", "mindspore.tensor"}


@dataclass(frozen=True)
class Holder:
    """Who else has a Tensor that changes."""

    name: str
    is_sure: bool


def holders(function: GraphFunction, node: InPlace) -> Iterator[Holder]:
    """Who else has what ``node`` changes, those that some call surely finds first."""
    found = [holder for each in changed_by(function, node) for holder in _holders(function, node, each)]
    return iter(sorted(found, key=lambda holder: not holder.is_sure))


def _holders(function: GraphFunction, node: InPlace, changed: Identity) -> Iterator[Holder]:
    if changed.origin in (Origin.ATTRIBUTE, Origin.GLOBAL):
        yield Holder(f"`{changed.of}`", changed.is_sure)
    elif isinstance(changed.of, ast.Call) and _is_constant(function, changed.of):
        yield _next_call(changed.of, changed.is_sure)
    for read, is_sure in _readers(function, node, changed):
        yield Holder(f"`{read.id}` on line {read.lineno}", is_sure and changed.is_sure)
        return
    if changed.origin is Origin.ARGUMENT and isinstance(changed.of, str):
        if function.is_entry and not function.calls:
            yield Holder("the caller's Tensor", changed.is_sure)
        elif (call := reading_caller(function, Change(node, changed.of))) is not None:
            yield Holder(f"the argument of `{call.caller.qualname}`", changed.is_sure)
        elif (given := next(_networks_given(function, changed), None)) is not None:
            yield given
        else:
            constants = _constants_given(function, changed.of)
            yield from (_next_call(constant, changed.is_sure) for constant in constants)


def _networks_given(function: GraphFunction, changed: Identity, steps: int = _MOST_CALLS) -> Iterator[Holder]:
    """The networks that hand on what they are given, until it is what ``function`` changes."""
    for call in function.calls if steps and isinstance(changed.of, str) else ():
        argument = passed(call, function, str(changed.of))
        for each in arguments(call.caller, argument) if argument is not None else ():
            given = replace(each, is_sure=each.is_sure and changed.is_sure)
            if call.caller.is_entry and not call.caller.calls:
                yield Holder(f"the Tensor that `{call.caller.qualname}` is given", given.is_sure)
            else:
                yield from _networks_given(call.caller, given, steps - 1)


def _next_call(constant: ast.Call, is_sure: bool) -> Holder:
    return Holder(f"the constant `{ast.unparse(constant)}`, with which the next call begins,", is_sure)


def _constants_given(function: GraphFunction, name: str) -> Iterator[ast.Call]:
    """The Tensors that callers, or the default, make of constants for the parameter ``name``."""
    for call in function.calls:
        given = None
        if isinstance(call.node, ast.Call):
            given = passing.passed(call.node, name, function.info.positions.get(name))
        made = made_by(call.caller, given) if given is not None else ()
        yield from (each for each in made if isinstance(each, ast.Call) and _is_constant(call.caller, each))
    default = function.info.default(name)
    if isinstance(default, ast.Call) and _is_constant(function, default):
        yield default


def _is_constant(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it makes a Tensor of what is known while the graph is compiled: one for all calls."""
    arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
    return external_name(function, node.func) in _TENSORS and all(
        function.value(each).is_constant or (isinstance(each, ast.Call) and _is_array(function, each))
        for each in arguments
    )


def _is_array(function: GraphFunction, node: ast.Call) -> bool:
    """Whether NumPy makes it of constants."""
    is_numpy = external_name(function, node.func).startswith("numpy.")
    return is_numpy and all(function.value(each).is_constant for each in node.args)


def _readers(function: GraphFunction, node: InPlace, changed: Identity) -> Iterator[tuple[ast.Name, bool]]:
    """Reads, after the change, of the same Tensor as it was before."""
    for name in names_of(function).get(changed.of, ()):
        for read in reads_after(function, node, name, Change(node, name, key=SOME_ITEM)):
            for each in (*identities(function, read, node), *held_by(function, read, node)):
                is_same = each.of == changed.of and each.origin is changed.origin
                if is_same and node not in each.changed_by and _is_of_that_turn(each, changed):
                    yield read, each.is_sure


def _is_of_that_turn(read: Identity, changed: Identity) -> bool:
    return read.is_held or read.is_earlier == changed.is_earlier


@dataclass(frozen=True)
class Kept:
    """The dtype that a Tensor keeps in the graph, and what it would become."""

    dtype: str
    promoted: str


def kept_dtype(function: GraphFunction, node: ast.AugAssign) -> Kept | None:
    """The dtype of ``x`` in ``x += …``, where PyNative gives the result another one."""
    if not isinstance(node.op, IN_PLACE) or function.is_left_to_python(node.target):
        return None
    before = dtype_before(function, node)
    becomes = _becomes(node.op, before, operand_dtype(function, node.value)) if before else None
    return Kept(before, becomes) if before and becomes else None


def dtype_before(function: GraphFunction, node: ast.AugAssign) -> str | None:
    """The dtype of the Tensor ``x`` in ``x += …`` before; ``int`` or ``float`` for a number."""
    if isinstance(node.target, ast.Subscript):
        return dtype_of(function, node.target.value)
    definition = function.evaluation.places.reads.get(node.target)
    return _dtype(function, definition, set()) if definition is not None else None


def _dtype(function: GraphFunction, definition: Definition, seen: set[Definition]) -> str | None:
    """The dtype of a Tensor in the graph; ``int`` or ``float`` for a number; empty for what comes around."""
    if definition in seen or len(seen) > _MOST_STEPS:
        return ""
    seen.add(definition)
    if isinstance(definition, Given):
        return dtype_of_parameter(function, definition.name)
    if isinstance(definition, Assigned) and definition.value is not None:
        is_whole = not (definition.path or definition.iterated or definition.starred)
        if function.value(definition.value).is_tensor:
            return dtype_of(function, definition.value) if is_whole else None
        return operand_dtype(function, definition.value) if is_whole else None
    if isinstance(definition, Updated):
        before = _dtype(function, definition.needs[0], seen)
        if before in ("int", "float"):
            other = operand_dtype(function, definition.operation.right)
            return promoted(definition.statement.op, before, other)
        return before if isinstance(definition.statement.op, IN_PLACE) else None
    if isinstance(definition, (Chosen, Merged)):
        ways = definition.ways if isinstance(definition, Merged) else [definition.first, definition.second]
        found = {_dtype(function, way, seen) for way in ways} - {""}
        return found.pop() if len(found) == 1 else None
    return None


def _becomes(op: ast.operator, kept: str, other: str | None) -> str | None:
    """What PyNative makes of a Tensor of the dtype ``kept``, where that is another dtype."""
    if other is None:
        return None
    if kept in INTEGERS:
        found = other if other in FLOATS else "float32"
        return found if other in FLOATS or other == "float" or isinstance(op, ast.Div) else None
    if kept in _HALVES:
        return other if other in FLOATS - _HALVES else None
    if kept == "bool" and other != "bool":
        return {"int": "int64", "float": "float32"}.get(other, other)
    return None
