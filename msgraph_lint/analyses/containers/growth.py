"""Lists that grow as a Tensor says: the compiler does not know their length.

It can index and return such a list and go through it, but its functions that take a list of Tensors want to
know how many there are, and so do ``sum``, ``zip`` and ``enumerate``. Probes f21, k45.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.containers.lists import method_calls
from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.analyses.tensors.open_lengths import goes_on_as_told, is_asked_for_length, is_of_open_length
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import ends
from msgraph_lint.records import dataclass
from msgraph_lint.values.value import Kind

_MODULES = ("mindspore.ops", "mindspore.mint")
_STACKING = {"stack", "hstack", "vstack"}
_JOINING = {"concat", "cat"}
"""They take a list that may have an item less, but none that may have any number."""
_NUMBERING = {"enumerate", "zip"}
_GROWING = ("append", "extend", "insert")


@dataclass(frozen=True)
class Stacked:
    """A list of unknown length that is stacked."""

    call: ast.Call
    name: str
    """The list, where it is a local name that grows."""
    decision: ast.stmt | ast.expr
    """What the Tensor decides: a statement, or what makes the list."""


def stacked_list(function: GraphFunction, call: ast.Call) -> Stacked | None:
    """The local list of unknown length that ``call`` stacks, adds up or numbers."""
    for name in _taken_names(function, call, _STACKING | _JOINING):
        if function.name_value(name).kind not in (Kind.LIST, Kind.TUPLE):
            continue
        for grows in _growth(function, name):
            if (decision := _decision(function, grows, name, call)) is not None:
                return Stacked(call, name, decision)
    taken = _taken_whole(function, call)
    made = next((each for node in taken if (each := _made_at_once(function, node)) is not None), None)
    return Stacked(call, "", made) if made is not None else None


def _taken_whole(function: GraphFunction, call: ast.Call) -> list[ast.expr]:
    """What ``call`` makes one Tensor of, numbers or goes through in pairs."""
    if is_builtin(function, call.func, *_NUMBERING):
        return [node for node in call.args if is_of_open_length(function, node)]
    if is_builtin(function, call.func, "sum") and len(call.args) == 1:
        return [call.args[0]] if _is_counted_out(function, call.args[0]) else []
    definition = function.value(call.func).function
    if not isinstance(definition, External) or not call.args:
        return []
    module, _, attribute = definition.name.rpartition(".")
    is_stacking = module in _MODULES and attribute in _STACKING
    return [call.args[0]] if is_stacking else []


def _is_counted_out(function: GraphFunction, node: ast.expr) -> bool:
    """Whether it is a comprehension of Tensors that a range counts: 2.0 does add up those over a Tensor."""
    if not isinstance(node, (ast.ListComp, ast.GeneratorExp)) or not function.value(node.elt).is_tensor:
        return False
    return isinstance(node.generators[0].iter, ast.Call) and is_builtin(
        function, node.generators[0].iter.func, "range"
    )


def _made_at_once(function: GraphFunction, node: ast.expr) -> ast.expr | None:
    """The Tensor, or what makes a list of the items of one, in which a Tensor decides how many there are."""
    if isinstance(node, ast.Name):
        definition = function.evaluation.places.reads.get(node)
        is_plain = isinstance(definition, Assigned) and not (definition.path or definition.iterated)
        if not isinstance(definition, Assigned) or not is_plain or definition.value is None:
            return None
        node = definition.value
    if isinstance(node, (ast.ListComp, ast.GeneratorExp)):
        is_told = len(node.generators) == 1 and goes_on_as_told(function, node.generators[0].iter)
        return node if is_told else None
    if isinstance(node, ast.Call) and is_builtin(function, node.func, "list", "tuple") and node.args:
        return node if is_of_open_length(function, node.args[0]) else None
    return node if is_of_open_length(function, node) else None


def length_decision(function: GraphFunction, node: ast.expr, name: str) -> ast.If | None:
    """The ``if`` on a Tensor before ``node`` in the body of which alone the list ``name`` grows."""
    growth = list(_growth(function, name))
    found = _one_sided_if(function, growth[0], name, node) if len(growth) == 1 else None
    return found if found and any(contains(each, growth[0]) for each in found.body) else None


def _taken_names(function: GraphFunction, call: ast.Call, stacking: set[str]) -> list[str]:
    """The local lists that ``call`` takes, and wants to know the length of."""
    if is_builtin(function, call.func, *_NUMBERING):
        taken = call.args
    elif is_builtin(function, call.func, "sum") and len(call.args) == 1:  # numbers add up at STRICT
        are_tensors = function.element(function.value(call.args[0])).is_tensor
        taken = [_gone_through(call.args[0])] if are_tensors else []
    else:
        stacked = _stacked_name(function, call, stacking)
        return [stacked] if stacked is not None else []
    return [node.id for node in taken if isinstance(node, ast.Name) and node.id in function.bindings]


def _stacked_name(function: GraphFunction, call: ast.Call, stacking: set[str]) -> str | None:
    """The list that ``call`` stacks, if a local name."""
    definition = function.value(call.func).function
    if not isinstance(definition, External) or not call.args:
        return None
    module, _, attribute = definition.name.rpartition(".")
    node = _gone_through(call.args[0])
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("list", "tuple"):
        node = node.args[0] if node.args else node
    is_stacking = module in _MODULES and attribute in stacking
    return node.id if is_stacking and isinstance(node, ast.Name) and node.id in function.bindings else None


def _gone_through(node: ast.expr) -> ast.expr:
    """What a comprehension goes through; another expression as it is."""
    return node.generators[0].iter if isinstance(node, (ast.ListComp, ast.GeneratorExp)) else node


def _growth(function: GraphFunction, name: str) -> Iterator[ast.AST]:
    """Where ``name`` gets more items: ``name.append(x)``, ``name = name + [x]``, ``name += [x]``."""
    for call, method in method_calls(function, *_GROWING):
        if isinstance(method.value, ast.Name) and method.value.id == name:
            yield call
    for binding in function.bindings.get(name, ()):
        value = binding.value
        if isinstance(binding.statement, ast.AugAssign) or (
            isinstance(value, ast.BinOp) and isinstance(value.left, ast.Name) and value.left.id == name
        ):
            yield binding.target


def _decision(
    function: GraphFunction, grows: ast.AST, name: str, call: ast.Call
) -> ast.If | ast.While | ast.For | None:
    """What makes the length of ``name`` unknown where ``call`` stacks it, if the growth comes before it."""
    node: ast.AST = function.statement_of(grows)
    while node is not function.node:
        node = function.parents[node]
        if isinstance(node, (ast.While, ast.For)) and _is_open(function, node) and _follows(node, call):
            return node
    is_stacked = name in _taken_names(function, call, _STACKING)
    return _one_sided_if(function, grows, name, call) if is_stacked else None


def _one_sided_if(function: GraphFunction, grows: ast.AST, name: str, later: ast.expr) -> ast.If | None:
    """The ``if`` on a Tensor before ``later`` in one branch of which ``grows`` makes ``name`` longer."""
    inside: ast.AST = function.statement_of(grows)
    while inside is not function.node:
        around = function.parents[inside]
        if (
            isinstance(around, ast.If)
            and inside is not around.test
            and _is_one_sided(function, around, inside, name)
            and _follows(around, later)
        ):
            return around
        inside = around
    return None


def _follows(node: ast.stmt, later: ast.expr) -> bool:
    return not contains(node, later) and later.lineno > node.lineno


def _is_open(function: GraphFunction, loop: ast.While | ast.For) -> bool:
    """Whether only the run knows how often the loop turns."""
    if isinstance(loop, ast.While):
        if is_runtime(function, loop.test) or is_asked_for_length(function, loop.test):
            return True
        names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
        changes = any(contains(loop, b.target) for name in names for b in function.bindings.get(name, ()))
        return changes and function.value(loop.test).kind is Kind.TENSOR
    return goes_on_as_told(function, loop.iter)


def _is_one_sided(function: GraphFunction, node: ast.If, inside: ast.AST, name: str) -> bool:
    """Whether a Tensor decides, and the other branch goes on to the same place with fewer items."""
    if not is_runtime(function, node.test) or _is_left(node.body) or _is_left(node.orelse):
        return False
    other = node.orelse if inside in node.body else node.body
    return not any(contains(statement, grows) for statement in other for grows in _growth(function, name))


def _is_left(body: list[ast.stmt]) -> bool:
    """Whether a block does not go on to what follows: the compiler then follows each way apart."""
    return ends(body) or (bool(body) and isinstance(body[-1], (ast.Break, ast.Continue)))
