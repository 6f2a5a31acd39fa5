"""Arguments of MindSpore's functions that are known only when the graph runs."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.chosen_numbers import ChosenBy, chosen_number, known_at_run_time
from msgraph_lint.mindspore_facts import facts
from msgraph_lint.mindspore_facts.interface import interface
from msgraph_lint.program.definitions import External
from msgraph_lint.python_code.signatures import signatures_of
from msgraph_lint.records import dataclass
from msgraph_lint.targets import SyntaxLevel
from msgraph_lint.values.value import Kind

_TAKE_PARTS_SINCE = {
    "mindspore.Tensor.split": (2, 10),
    "mindspore.mint.split": (2, 8),
    "mindspore.ops.split": (2, 10),
    "mindspore.ops.tensor_split": (2, 10),
}
"""Functions that take a list or tuple in which numbers vary, though no such number -> since which version."""


@dataclass(frozen=True)
class Varying:
    """An argument of a call that another call of the network may have another value for."""

    parameter: str
    node: ast.expr
    by: ChosenBy
    outcome: str
    """``error``, ``interpreted`` or ``one for all``: see :meth:`Facts.varying`."""


def varying_arguments(function: GraphFunction, call: ast.Call) -> Sequence[Varying]:
    """The arguments of ``call`` that vary, where the callee was measured not to take them as they are."""
    return function.once(_varying_arguments, call)


def _varying_arguments(function: GraphFunction, call: ast.Call) -> Sequence[Varying]:
    return list(varying_so_far(function, call))


def varying_so_far(function: GraphFunction, call: ast.Call) -> Iterator[Varying]:
    """The same while values are being found out."""
    name = called(function, call.func)
    outcomes = facts(function.target.measured_version).varying(name) if name else {}
    for parameter, said in outcomes.items():
        given = given_for(function, call, name, parameter)
        by = known_at_run_time(function, given) if given is not None else None
        if given is None or by is None or _takes_parts(function, name, given):
            continue
        outcome, _, of_chosen = said.partition(" or ")
        chosen_by = chosen_number(function, given)
        if of_chosen and chosen_by is not None and function.target.level is SyntaxLevel.LAX:
            outcome = of_chosen
        if by is ChosenBy.LIST and outcome == "interpreted":
            continue
        if outcome != "one for all":
            yield Varying(parameter.lstrip("*"), given, by, outcome)
        elif chosen_by is not None:
            yield Varying(parameter.lstrip("*"), given, chosen_by, outcome)


def _takes_parts(function: GraphFunction, name: str, given: ast.expr) -> bool:
    since = _TAKE_PARTS_SINCE.get(name)
    is_list = since is not None and function.value(given).kind in (Kind.LIST, Kind.TUPLE)
    return since is not None and is_list and function.target.version >= since


def called(function: GraphFunction, func: ast.expr) -> str:
    """The canonical name of a function of MindSpore, or ``mindspore.Tensor.`` and the method."""
    callee = function.value(func).function
    if isinstance(callee, External):
        return callee.name
    if isinstance(func, ast.Attribute) and function.value(func.value).is_tensor:
        return f"mindspore.Tensor.{func.attr}"
    return ""


def given_for(function: GraphFunction, call: ast.Call, name: str, parameter: str) -> ast.expr | None:
    """What ``call`` passes for ``parameter``; of several for ``*shape``, the first that varies."""
    if parameter.startswith("*"):
        return next((each for each in call.args if known_at_run_time(function, each)), None)
    known = interface(function.target.measured_version)
    owner, _, short = name.rpartition(".")
    text = known.tensor_attributes.get(short) if owner == "mindspore.Tensor" else known.signature(name)
    for signature in signatures_of(text) if text else ():
        if parameter in signature.names and signature.wrong(call) is None and passing.is_shown(call):
            places = [each.name for each in signature.params if each.kind == "positional"]
            return passing.passed(call, parameter, places.index(parameter) if parameter in places else None)
    return None
