"""Values that meet under a Tensor condition: the compiler keeps both branches, and they must be alike."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from typing import TypeGuard, Union
from weakref import WeakKeyDictionary

from msgraph_lint.analyses.control_flow.kinds import Joining, Sort, joining, joining_of_items, sort_of
from msgraph_lint.analyses.control_flow.loops import is_interpreted_loop, number_of_items
from msgraph_lint.analyses.control_flow.unbound import named
from msgraph_lint.analyses.tensors.dtypes import (
    ANY_CLASS,
    FLOATS,
    after_update,
    classes_of,
    dtype_of,
    gives_places,
    is_cast,
    operator_called,
)
from msgraph_lint.analyses.tensors.open_lengths import goes_on_as_told, is_open_number
from msgraph_lint.analyses.tensors.ranks import number_of_dimensions
from msgraph_lint.compiler.bindings import Bound, Joined, Loop, Partial, contains
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.functions import Call, GraphFunction
from msgraph_lint.compiler.places import Definition, Given, Merged, Updated
from msgraph_lint.compiler.truth import truth
from msgraph_lint.findings import Assumption
from msgraph_lint.graph.dead_reads import Fate, fate_of, fate_of_name
from msgraph_lint.graph.outputs import outermost
from msgraph_lint.program.definitions import FunctionInfo
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import walk
from msgraph_lint.records import dataclass, replace
from msgraph_lint.values.value import MISSING, NUMBERS, Kind, Value

_MOST_RETURNS = 8
_CONTAINERS = (Kind.LIST, Kind.TUPLE, Kind.DICT)
_OF_ONE_KIND = ({Sort.LIST, Sort.LIST_OF_TENSORS}, {Sort.TUPLE, Sort.TUPLE_OF_TENSORS})
_JOINS_DICTS = (2, 7)
"""The version from which on an item that is a dict on the first way does not just stay that."""
_PLAIN = {Sort.NONE, Sort.LIST, Sort.BOOL, Sort.INT, Sort.FLOAT, Sort.STRING}
"""What does not join with a tuple that has no items."""
_DICTS = (Sort.DICT, Sort.DICT_OF_TENSORS)
_FLOAT32 = "float32"
_Display = Union[ast.Tuple, ast.List]
_PLAIN_NUMBERS = {"reshape", "sum"}
"""Methods of Tensors that were seen to take a number for the one before the condition."""


@dataclass(frozen=True)
class Meeting:
    """Values that do not join, one on each way."""

    node: ast.AST
    """Where they meet: the read of a name, a ``return``, a conditional expression."""
    test: ast.expr
    """The Tensor condition."""
    first: Sort
    second: Sort
    dtypes: tuple[str, str] | None = None
    """The dtypes of two Tensors, when these differ."""
    doubt: str = ""
    """What is taken for granted."""
    joining: Joining = Joining.REFUSED
    path: tuple[object, ...] = ()
    """Which item of the containers that meet it is, by position or key, and which of that one."""

    @property
    def what(self) -> str:
        """What to call what is joined, at the start of a message."""
        item = "".join(f"[{key!r}]" for key in self.path)
        if isinstance(self.node, ast.Name):
            return f"`{self.node.id}{item}`"
        return f"item `{item}` of {named(self.node)}" if item else named(self.node)

    @property
    def kinds(self) -> str:
        """The two kinds, in words."""
        if self.first is self.second:
            return f"{self.first.value} with these keys or with others"
        return f"{self.first.value} or {self.second.value}"

    @property
    def is_of_numbers(self) -> bool:
        """Whether it is a number of one kind or another."""
        return self.first.is_number and self.second.is_number

    @property
    def other(self) -> Sort | None:
        """What meets a Tensor."""
        pair = {self.first, self.second}
        return (pair - {Sort.TENSOR}).pop() if len(pair) == 2 and Sort.TENSOR in pair else None

    @property
    def has_number(self) -> bool:
        """Whether it is a number that meets a Tensor."""
        return self.other is not None and self.other.is_number


@dataclass(frozen=True, eq=False)
class _Choice:
    """Values that a condition chooses from."""

    test: ast.expr
    first: _Outcome
    second: _Outcome
    loop: Loop | None = None
    is_output: bool = False
    """Whether it is what the outermost function returns."""
    is_computed: bool = False
    """Whether an expression chooses, or a function by what it returns."""


_Outcome = Union[ast.expr, Given, _Choice, None]
"""An expression, what a parameter is given, a choice, or ``None`` when the source does not show it."""


class _Choices:
    """What is known of the choices in one function: each is looked at once, however many lead there."""

    def __init__(self) -> None:
        self.made: dict[Joined, _Choice] = {}
        self.sorts: dict[_Choice, Sort] = {}
        self.dtypes: dict[_Choice, str | None] = {}
        self.meetings: dict[tuple[_Choice, str | None], Meeting | None] = {}


_known: WeakKeyDictionary[GraphFunction, _Choices] = WeakKeyDictionary()


def _choices(function: GraphFunction) -> _Choices:
    return _known.setdefault(function, _Choices())


def meetings(function: GraphFunction) -> Sequence[Meeting]:
    """Where in ``function`` a Tensor meets something else under a Tensor condition."""
    return function.once(_all_meetings)


def _all_meetings(function: GraphFunction) -> tuple[Meeting, ...]:
    return tuple(_find_meetings(function))


def _find_meetings(function: GraphFunction) -> Iterator[Meeting]:
    found: set[tuple[str, ast.expr]] = set()
    for read in function.folding_flow.joined:
        outcome = _choice(function, read.joined)
        yield from _numbers_returned(function, read.node, outcome)
        for meeting in _meetings(function, read.node, outcome):
            fate = fate_of_name(function, read.node)
            if fate is Fate.DROPPED:
                break
            if fate is Fate.COMPUTED and meeting.joining is Joining.REFUSED:
                yield replace(meeting, joining=Joining.INTERPRETED)
                break
            if meeting.has_number and _is_operand_of_tensors(function, read.node.id, meeting.test):
                continue
            if Sort.NONE in (meeting.first, meeting.second) and _is_told_apart(
                function, read.node, meeting.test
            ):
                continue
            if (read.node.id, meeting.test) not in found:
                found.add((read.node.id, meeting.test))
                yield meeting
    for node in function.nodes(ast.IfExp):
        choice = _Choice(node.test, node.body, node.orelse, is_computed=True)
        for meeting in _meetings(function, node, choice):
            fate = fate_of(function, node)
            if meeting.is_of_numbers and _is_output(function, node):
                yield replace(meeting, joining=Joining.REFUSED)
                continue
            if meeting.is_of_numbers and function.target.has_levels and not _is_computed_with(function, node):
                continue
            if fate is Fate.NEEDED or (fate is Fate.COMPUTED and meeting.joining is not Joining.REFUSED):
                yield meeting
            elif fate is Fate.COMPUTED:
                yield replace(meeting, joining=Joining.INTERPRETED)
    returned = function.info.nodes_of(ast.Return)
    if 0 < len(returned) <= _MOST_RETURNS and not _has_return_in_loop(function):
        outcome = _Rest(function, function.node.body, 0).returned
        found_here = list(_meetings(function, returned[-1], outcome)) if _is_met(function, outcome) else []
        if found_here and found_here[0].is_of_numbers and not function.is_entry:
            found_here = found_here if any(map(_computes, function.calls)) else []
        is_called = function.is_entry or not function.calls
        if found_here and (is_called or not all(map(_is_for_nothing, function.calls))):
            yield from found_here


def _numbers_returned(function: GraphFunction, node: ast.Name, outcome: _Outcome) -> Iterator[Meeting]:
    """A number of one kind or another, bound by a statement, that a network or a function returns."""
    if not isinstance(outcome, _Choice) or outcome.loop is not None:
        return
    if not function.is_entry and not any(map(_computes, function.calls)):
        return
    sides = _sort(function, outcome.first), _sort(function, outcome.second)
    are_numbers = sides[0].is_number and sides[1].is_number and sides[0] is not sides[1]
    if are_numbers and is_runtime(function, outcome.test) and _is_returned(function, node, {*sides}):
        joining = Joining.REFUSED if function.is_entry else Joining.INTERPRETED
        yield Meeting(node, outcome.test, *sides, joining=joining)


def _is_returned(function: GraphFunction, node: ast.expr, sides: set[Sort], steps: int = 4) -> bool:
    """Whether the number, or what is computed of it and is of either kind still, is returned."""
    around = function.parents.get(node)
    if isinstance(around, ast.Assign):
        loads = function.evaluation.places.loads_of(node) if steps else ()
        return any(_is_returned(function, each, sides, steps - 1) for each in loads)
    if isinstance(around, ast.BinOp):
        other = function.value(around.right if around.left is node else around.left)
        is_kept = other.kind is Kind.INT and Sort.FLOAT in sides and not isinstance(around.op, ast.Div)
        return is_kept and _is_returned(function, around, sides, steps)
    if isinstance(around, ast.UnaryOp):
        return isinstance(around.op, ast.USub) and _is_returned(function, around, sides, steps)
    if isinstance(around, (ast.Tuple, ast.List, ast.Dict)):
        return isinstance(function.parents[around], ast.Return) or _is_returned(function, around, sides, 0)
    return isinstance(around, ast.Return)


def _is_output(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` alone is what a network returns, by a name too."""
    around = function.parents[node]
    if isinstance(around, ast.Assign):
        reads = function.evaluation.places.reads_of(node)
        return any(isinstance(function.parents.get(each), ast.Return) for each in reads) and function.is_entry
    return isinstance(around, ast.Return) and function.is_entry


_NOT_COMPUTING = {"print", "mindspore.ops.full", "mindspore.ops.ones", "mindspore.ops.zeros"}
"""What takes a number of either kind as it comes."""


def _computes(call: Call) -> bool:
    """Whether the caller computes with the number that it gets; MindSpore 2.0 refuses it in any case."""
    is_needed = not call.caller.target.has_levels or _is_computed_with(call.caller, call.node)
    return isinstance(call.node, ast.Call) and is_needed


def _is_computed_with(function: GraphFunction, node: ast.expr, steps: int = 4) -> bool:
    """Whether the number ``node``, or an item that it is, is computed with or compared."""
    around = function.parents.get(node)
    if isinstance(around, (ast.Assign, ast.NamedExpr)) and steps:
        loads = function.evaluation.places.loads_of(node)
        return any(_is_computed_with(function, each, steps - 1) for each in loads)
    if isinstance(around, ast.Call) and node is not around.func:
        name = getattr(around.func, "id", "") or getattr(function.value(around.func).function, "name", "")
        return name not in _NOT_COMPUTING
    return isinstance(around, (ast.BinOp, ast.UnaryOp, ast.Compare, ast.AugAssign))


def gets_container(call: Call) -> bool:
    """Whether ``call`` surely gets a list, tuple or dict, as a flag decides that it gives or leaves out."""
    return call.caller.value(call.node).kind in _CONTAINERS


def _is_met(function: GraphFunction, outcome: _Outcome) -> bool:
    """Whether somebody may get what meets at a ``return``: both sides of a container and something else."""
    if function.is_entry or not function.calls or not all(map(gets_container, function.calls)):
        return True
    ends = list(_ends(outcome))
    return all(isinstance(each, ast.expr) and function.value(each).kind in _CONTAINERS for each in ends)


def _is_for_nothing(call: Call) -> bool:
    return isinstance(call.node, ast.Call) and fate_of(call.caller, call.node) is Fate.DROPPED


def _ends(outcome: _Outcome) -> Iterator[ast.expr | Given | None]:
    """What all the conditions choose from."""
    if isinstance(outcome, _Choice):
        yield from _ends(outcome.first)
        yield from _ends(outcome.second)
    else:
        yield outcome


def _is_operand_of_tensors(function: GraphFunction, name: str, test: ast.expr) -> bool:
    """Whether a loop carries the number, and all that is done with it then is to compute with Tensors.

    The compiler makes a Tensor of the number that goes into the loop.
    """
    loop = function.parents[test]
    if not isinstance(loop, (ast.While, ast.For)):
        return False
    reads = [each for each in function.named(name) if isinstance(each.ctx, ast.Load)]
    return all(_is_operand(function, each) for each in reads if each.lineno >= loop.lineno)


def _is_told_apart(function: GraphFunction, node: ast.Name, test: ast.expr) -> bool:
    """Whether a loop carries the Tensor or None, and ``node`` is asked which, or given to who may ask.

    The compiler goes on with one of the two at a time then.
    """
    if not isinstance(function.parents[test], ast.While):
        return False
    around = function.parents[node]
    if isinstance(around, ast.keyword):
        around = function.parents[around]
    if isinstance(around, ast.Call):
        return isinstance(function.value(around.func).function, FunctionInfo)
    asked = [around, *(each.test for each in function.conditions_of(node) if each.test is not test)]
    return any(_asks_for_none(each, node.id) for each in asked)


def _asks_for_none(test: ast.AST, name: str) -> bool:
    """Whether it is ``name is None`` or ``name is not None``."""
    if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], (ast.Is, ast.IsNot)):
        return False
    is_none = isinstance(test.comparators[0], ast.Constant) and test.comparators[0].value is None
    return is_none and isinstance(test.left, ast.Name) and test.left.id == name


def _is_operand(function: GraphFunction, node: ast.expr) -> bool:
    """Whether arithmetic takes ``node`` and a Tensor."""
    around = function.parents[node]
    if not isinstance(around, ast.BinOp):
        return False
    return function.value(around.right if around.left is node else around.left).is_tensor


def _meetings(function: GraphFunction, node: ast.AST, outcome: _Outcome) -> Iterator[Meeting]:
    """The first meeting in ``outcome``, the innermost condition first."""
    if isinstance(outcome, _Choice):
        found = _innermost(function, outcome, node.id if isinstance(node, ast.Name) else None)
        if found is not None:
            yield replace(found, node=node)


def _innermost(function: GraphFunction, choice: _Choice, name: str | None) -> Meeting | None:
    """The meeting in the innermost choice; ``name``: what is read, for what a loop carries."""
    known, key = _choices(function).meetings, (choice, name)
    if key not in known:
        inner = (
            _innermost(function, side, name) for side in (choice.first, choice.second) if _is_choice(side)
        )
        known[key] = next((each for each in inner if each is not None), None) or _own(function, choice, name)
    return known[key]


def _own(function: GraphFunction, choice: _Choice, name: str | None) -> Meeting | None:
    """The meeting of the two sides of ``choice`` itself."""
    is_counted = isinstance(choice.loop, ast.While) and _counts_in_tensor(function, choice.loop)
    if is_runtime(function, choice.test) or is_counted or isinstance(choice.loop, (ast.For, ast.AsyncFor)):
        found = iter(_unlike(function, choice.test, choice, name if choice.loop is not None else None))
        if choice.loop is not None and _is_of_interpreter(function, choice.loop):
            found = (each for each in found if each.has_number)
        return next(found, None)
    return None


def _is_of_interpreter(function: GraphFunction, loop: ast.AST) -> bool:
    """Whether only the interpreter knows what ``loop`` goes through: most kinds join there."""
    return isinstance(loop, ast.For) and is_interpreted_loop(function, loop)


def _is_choice(outcome: _Outcome) -> TypeGuard[_Choice]:
    return isinstance(outcome, _Choice)


def _unlike(function: GraphFunction, node: ast.AST, choice: _Choice, name: str | None) -> list[Meeting]:
    """Whether both sides of ``choice`` do not join; ``name``: what a loop carries."""
    first, second = choice.first, choice.second
    of_items = _unlike_items(function, node, choice)
    if of_items is not None:
        keeps_first = function.target.version < _JOINS_DICTS
        return [each for each in of_items if not (keeps_first and each.first in _DICTS)]
    sides = (_sort(function, first), _sort(function, second))
    is_identity = isinstance(choice.test, ast.Compare) and isinstance(choice.test.ops[0], (ast.Is, ast.IsNot))
    is_made_outside = any(_is_made_outside(function, each) for each in (first, second))
    if Sort.NONE in sides and is_made_outside and not is_identity:
        return [Meeting(node, choice.test, Sort.NONE, Sort.TENSOR, joining=Joining.INTERPRETED)]
    if sides[0] is not sides[1]:
        ends = [function.value(each) for each in (first, second) if isinstance(each, ast.expr)]
        if _is_one_empty(sides, ends):
            return []
        how = joining(*sides, is_output=choice.is_output, is_computed=choice.is_computed)
        if how is Joining.INTERPRETED and any(map(_is_empty_tuple, ends)) and not {*sides}.isdisjoint(_PLAIN):
            how = Joining.REFUSED  # when the graph runs, and the tuple is chosen
        if how is not Joining.JOINED and (choice.loop is None or Sort.TENSOR in sides):
            return [Meeting(node, choice.test, *sides, joining=how)]
    elif sides[0] is Sort.TENSOR:
        dtypes, doubt = _dtypes(function, first, second, name)
        if dtypes[0] and dtypes[1] and dtypes[0] != dtypes[1]:
            return [Meeting(node, choice.test, *sides, (dtypes[0], dtypes[1]), doubt)]
    return []


def _unlike_items(function: GraphFunction, node: ast.AST, choice: _Choice) -> list[Meeting] | None:
    """Whether items of two containers of one kind do not join; ``None`` where not both are shown."""
    first, second = choice.first, choice.second
    if not isinstance(first, ast.expr) or not isinstance(second, ast.expr):
        return None
    for kind in (ast.Tuple, ast.List):
        if isinstance(first, kind) and isinstance(second, kind) and len(first.elts) == len(second.elts):
            return _unlike_displays(function, node, choice.test, first, second)
    found = _unlike_values(node, choice.test, function.value(first), function.value(second))
    return [found] if found is not None else None


def _unlike_displays(
    function: GraphFunction, node: ast.AST, test: ast.expr, first: _Display, second: _Display
) -> list[Meeting]:
    for index, pair in enumerate(zip(first.elts, second.elts, strict=True)):
        sorts = (_sort(function, pair[0]), _sort(function, pair[1]))
        inner = _unlike(function, node, _Choice(test, *pair), None) if sorts[0] is sorts[1] else []
        if inner:
            return [replace(each, path=(index, *each.path)) for each in inner]
        values = [function.value(each) for each in pair]
        how = _how_items_join(sorts, values, of_lists=isinstance(first, ast.List))
        if how is not Joining.JOINED:
            return [Meeting(node, test, *sorts, joining=how, path=(index,))]
    return []


def _unlike_values(node: ast.AST, test: ast.expr, first: Value, second: Value) -> Meeting | None:
    """The first items of two containers, of which the source shows the items, that do not join."""
    parts = (_parts(first), _parts(second))
    if first.kind is not second.kind or [key for key, _ in parts[0]] != [key for key, _ in parts[1]]:
        return None
    for (key, one), (_, other) in zip(*parts, strict=True):
        sorts = (sort_of(one), sort_of(other))
        inner = _unlike_values(node, test, one, other) if sorts[0] is sorts[1] else None
        if inner is not None:
            return replace(inner, path=(key, *inner.path))
        how = _how_items_join(sorts, (one, other), of_lists=first.kind is Kind.LIST)
        if how is not Joining.JOINED:
            return Meeting(node, test, *sorts, joining=how, path=(key,))
    return None


def _how_items_join(sorts: tuple[Sort, Sort], values: Sequence[Value], *, of_lists: bool) -> Joining:
    """What becomes of one item of two containers; of dicts with more or fewer keys, the interpreter's."""
    if _is_one_empty(sorts, values):
        return Joining.JOINED
    if all(each.shows_keys for each in values) and len({len(each.entries) for each in values}) > 1:
        return Joining.INTERPRETED if sorts[0] is sorts[1] else Joining.REFUSED
    return joining_of_items(*sorts, of_lists=of_lists)


def _parts(value: Value) -> list[tuple[object, Value]]:
    """The items of a container with their keys, if the source shows all of them."""
    if value.interpreted:
        return []
    if value.kind in (Kind.TUPLE, Kind.LIST):
        return list(enumerate(value.items or ()))
    return list(value.entries) if value.kind is Kind.DICT and value.shows_keys else []


def _dtypes(
    function: GraphFunction, first: _Outcome, second: _Outcome, name: str | None
) -> tuple[tuple[str | None, str | None], str]:
    """The dtypes of two Tensors, or what sort of dtypes they are, and what is taken for granted for that."""
    if name is None and all(_is_constant_scalar(function, each) for each in (first, second)):
        return (None, None), ""  # to the compiler, these are numbers
    dtypes = (_dtype(function, first), _dtype(function, second))
    if dtypes[0] and name and isinstance(second, ast.BinOp):
        updated = after_update(function, second, name, dtypes[0])
        if updated is not None:
            return (dtypes[0], updated), ""
    if _is_cast(second, dtypes[1]) and _may_be_float32(function, first, dtypes[0]):
        return (_FLOAT32, dtypes[1]), Assumption.FLOAT32.value
    if _is_cast(first, dtypes[0]) and _may_be_float32(function, second, dtypes[1]):
        return (dtypes[0], _FLOAT32), Assumption.FLOAT32.value
    if None not in dtypes:
        return dtypes, ""
    classes = [_classes(function, each) for each in (first, second)]
    if not classes[0] & classes[1]:
        words = [dtype or " or ".join(sorted(found)) for dtype, found in zip(dtypes, classes, strict=True)]
        return (words[0], words[1]), ""
    if _is_made_integer_of(function, second, first) and dtypes[0] is None:
        return (_FLOAT32, dtypes[1]), Assumption.FLOAT32.value
    if _is_made_integer_of(function, first, second) and dtypes[1] is None:
        return (dtypes[0], _FLOAT32), Assumption.FLOAT32.value
    return dtypes, ""


def _is_constant_scalar(function: GraphFunction, outcome: _Outcome) -> bool:
    """Whether it is a constant Tensor, and nothing shows that it has dimensions."""
    if not isinstance(outcome, ast.expr) or not function.value(outcome).is_constant:
        return False
    is_list = isinstance(outcome, ast.Call) and isinstance(
        outcome.args[0] if outcome.args else None, ast.List
    )
    return not is_list and not number_of_dimensions(function, outcome)


def _classes(function: GraphFunction, outcome: _Outcome) -> frozenset[str]:
    if isinstance(outcome, _Choice):
        return _classes(function, outcome.first) | _classes(function, outcome.second)
    return classes_of(function, outcome) if isinstance(outcome, ast.expr) else ANY_CLASS


def _is_one_empty(sorts: tuple[Sort, Sort], values: Sequence[Value]) -> bool:
    """Whether a sequence without items meets one of Tensors, which join: ``containers.lengths``."""
    return {*sorts} in _OF_ONE_KIND and any(each.items == () for each in values)


def _is_empty_tuple(value: Value) -> bool:
    return value.kind is Kind.TUPLE and value.items == ()


def _is_made_outside(function: GraphFunction, outcome: _Outcome) -> bool:
    """Whether it is a Tensor of the interpreter: with None it makes one more value that has no kind."""
    if not isinstance(outcome, ast.expr):
        return False
    value = function.value(outcome)
    return value.is_tensor and bool(value.interpreted)


def _is_cast(outcome: _Outcome, dtype: str | None) -> bool:
    """Whether ``outcome`` is turned into a float of another size than most are."""
    return isinstance(outcome, ast.Call) and dtype in FLOATS - {_FLOAT32}


def _is_made_integer_of(function: GraphFunction, outcome: _Outcome, other: _Outcome) -> bool:
    """Whether ``outcome`` is turned into integers or truth values, and ``other`` computed from the same name.

    Who does so, or asks for the places of maxima, had something else before.
    """
    call = outcome.value if isinstance(outcome, ast.Subscript) else outcome
    if not isinstance(call, ast.Call) or not isinstance(other, (ast.expr, Given)):
        return False
    _, turned = operator_called(function, call)
    if turned is None or not isinstance(outcome, ast.expr):
        return False
    if dtype_of(function, outcome) in (None, *FLOATS) or "float" not in _classes(function, other):
        return False
    named = {part.id for part in ast.walk(turned) if isinstance(part, ast.Name)} - {function.self_name}
    if isinstance(other, Given):
        is_same = other.name in named
    else:
        is_same = any(isinstance(part, ast.Name) and part.id in named for part in ast.walk(other))
    return is_same and (is_cast(call) or gives_places(function, call))


def _may_be_float32(function: GraphFunction, outcome: _Outcome, dtype: str | None) -> bool:
    """Whether ``outcome``, of which the source does not show the dtype, may be taken to be of float32."""
    if dtype is not None or not isinstance(outcome, (ast.expr, Given)):
        return False
    return _value(function, outcome).is_variable


def _dtype(function: GraphFunction, outcome: _Outcome) -> str | None:
    """The dtype of a Tensor."""
    if isinstance(outcome, _Choice):
        known = _choices(function).dtypes
        if outcome not in known:
            first = _dtype(function, outcome.first)
            known[outcome] = first if first == _dtype(function, outcome.second) else None
        return known[outcome]
    return dtype_of(function, outcome) if isinstance(outcome, ast.expr) else None


def _value(function: GraphFunction, outcome: ast.expr | Given) -> Value:
    """What one side of a choice is."""
    return function.evaluation.value(outcome) if isinstance(outcome, Given) else function.value(outcome)


def is_runtime(function: GraphFunction, test: ast.expr) -> bool:
    """Whether ``test`` is surely a Tensor, or a ``mutable`` number, that only the run knows.

    What is asked of a value that the interpreter made is known at run time, too, and how long a Tensor is of
    which the values decide that.
    """
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return is_runtime(function, test.operand)
    if isinstance(test, ast.BoolOp):
        leaves_open = isinstance(test.op, ast.And)  # what is known to hold; for `or`, what is not
        asked = {each: is_runtime(function, each) for each in test.values}
        return any(asked.values()) and all(
            is_asked or truth(function, each) is leaves_open for each, is_asked in asked.items()
        )
    if is_open_number(function, test):
        return True
    value = function.value(test)
    return bool(value.interpreted) or (
        value.kind in (Kind.TENSOR, *NUMBERS)
        and value.is_variable
        and not any(
            function.value(n).kind is Kind.PARAMETER for n in ast.walk(test) if isinstance(n, ast.expr)
        )
    )


def _counts_in_tensor(function: GraphFunction, loop: ast.While) -> bool:
    """Whether a Tensor that the loop binds anew decides it, constant as it was before."""
    names = {node.id for node in ast.walk(loop.test) if isinstance(node, ast.Name)}
    changes = any(contains(loop, b.target) for name in names for b in function.bindings.get(name, []))
    return changes and function.value(loop.test).kind is Kind.TENSOR


def _sort(function: GraphFunction, outcome: _Outcome) -> Sort:
    if isinstance(outcome, _Choice):
        known = _choices(function).sorts
        if outcome not in known:
            first = _sort(function, outcome.first)
            is_known = first not in (Sort.OTHER, Sort.INTERPRETED)
            alike = is_known and first is _sort(function, outcome.second)
            known[outcome] = first if alike else Sort.OTHER
        return known[outcome]
    if outcome is None:
        return Sort.OTHER
    before = _in_first_round(function, outcome) if isinstance(outcome, ast.expr) else None
    return sort_of(_value(function, outcome) if before is None else function.evaluation.value(before))


def _in_first_round(function: GraphFunction, node: ast.expr) -> Definition | None:
    """What the name ``node``, which each round of an unrolled loop reads, is in the first."""
    definition = function.evaluation.places.reads.get(node)
    if not isinstance(definition, Merged) or not isinstance(loop := definition.cause, ast.For):
        return None
    is_always_read = contains(loop, node) and not any(
        isinstance(each, (ast.If, ast.While)) and contains(loop, each)
        for each in function.conditions_of(node)
    )
    return definition.ways[0] if is_always_read else None


def _choice(function: GraphFunction, binding: Bound | Partial | Joined) -> _Outcome:
    if isinstance(binding, Bound) and binding.parameter:
        return next(iter(_given(function, binding.parameter)), None)
    if isinstance(binding, Bound):
        shown = binding.shown
        return binding.value or (_updated(function, shown) if isinstance(shown, ast.AugAssign) else shown)
    if not isinstance(binding, Joined):
        return None
    made = _choices(function).made
    if binding not in made:
        cause = binding.cause
        is_unrolled = isinstance(cause, (ast.For, ast.AsyncFor)) and not _is_told(function, cause.iter)
        if is_unrolled and not _is_of_interpreter(function, cause):
            return None
        loop = cause if not isinstance(cause, ast.If) else None
        test = cause.iter if isinstance(cause, (ast.For, ast.AsyncFor)) else cause.test
        first, second = (_choice(function, each) for each in (binding.first, binding.second))
        made[binding] = _Choice(test, first, second, loop)
    return made[binding]


def _given(function: GraphFunction, name: str) -> Iterator[Given]:
    """What the parameter ``name`` is when the function starts."""
    definitions = function.evaluation.places.of_name.get(name, ())
    return (each for each in definitions if isinstance(each, Given))


def _is_told(function: GraphFunction, iterated: ast.expr) -> bool:
    """Whether only the run knows how often a loop turns; over Tensors, MindSpore 2.0 never does."""
    is_counted = function.target.version >= (2, 7) or isinstance(iterated, ast.Call)
    return is_counted and goes_on_as_told(function, iterated)


def _updated(function: GraphFunction, node: ast.AugAssign) -> ast.expr | None:
    """What ``total += x`` gives: not where that changes a Tensor, which keeps its dtype."""
    if not isinstance(node.target, ast.Name):
        return None
    definitions = function.evaluation.places.of_name.get(node.target.id, ())
    found = (each for each in definitions if isinstance(each, Updated) and each.statement is node)
    updated = next(found, None)
    if updated is None:
        return None
    keeps_dtype = function.value(updated.operation.left).is_tensor and not _begins_as_number(
        function, updated
    )
    return None if keeps_dtype else updated.operation


def _begins_as_number(function: GraphFunction, updated: Updated) -> bool:
    """Whether what a loop updates is a number before the loop."""
    before = updated.needs[0]
    if not isinstance(before, Merged) or not isinstance(before.cause, ast.For):
        return False
    return sort_of(function.evaluation.value(before.ways[0])).is_number


def _has_return_in_loop(function: GraphFunction) -> bool:
    """Whether ``return`` leaves a loop that is left otherwise too."""
    info = function.info
    if not info.nodes_of(ast.Break) and not info.nodes_of(ast.Continue):
        return False
    loops: list[ast.While | ast.For] = [*info.nodes_of(ast.While), *info.nodes_of(ast.For)]
    return any(isinstance(part, ast.Return) for node in loops for part in walk(node.body))


def _returning(function: GraphFunction) -> set[ast.AST]:
    """What stands around the ``return`` statements of the function."""
    found: set[ast.AST] = set()
    for node in function.info.nodes_of(ast.Return):
        around = function.parents[node]
        while around not in found and around is not function.node:
            found.add(around)
            around = function.parents[around]
    return found


@dataclass(frozen=True, eq=False)
class _Rest:
    """The statements of ``body`` from ``index`` on, and what follows the block."""

    function: GraphFunction
    body: Sequence[ast.stmt]
    index: int
    after: _Rest | None = None

    @cached_property
    def returned(self) -> _Outcome:
        """What is returned from here on; the end of the function without ``return`` is ``None``."""
        for index in range(self.index, len(self.body)):
            statement = self.body[index]
            if isinstance(statement, ast.Return):
                return statement.value if statement.value is not None else ast.Constant(None)
            if isinstance(statement, (ast.Raise, ast.With, ast.Try)):
                return None
            if statement not in self.function.once(_returning):
                continue
            rest = _Rest(self.function, self.body, index + 1, self.after)
            if isinstance(statement, ast.If):
                return self._chosen(statement, rest)
            if isinstance(statement, ast.While):
                if not is_runtime(self.function, statement.test):
                    return None
                body = _Rest(self.function, statement.body, 0, rest).returned
                return self._choice(statement.test, body, rest.returned)
            if isinstance(statement, ast.For):  # which the compiler unrolls: once stands for all
                if not number_of_items(self.function, statement.iter):
                    return None  # the body may never run
                return _Rest(self.function, statement.body, 0, rest).returned
        return self.after.returned if self.after is not None else ast.Constant(None)

    def _chosen(self, statement: ast.If, rest: _Rest) -> _Outcome:
        first, second = (
            _Rest(self.function, branch, 0, rest).returned for branch in (statement.body, statement.orelse)
        )
        folded = self.function.folding_flow.folds.get(statement, Fold.OPEN)
        if folded in (Fold.TRUE, Fold.FALSE):
            return first if folded is Fold.TRUE else second
        return self._choice(statement.test, first, second)

    def _choice(self, test: ast.expr, first: _Outcome, second: _Outcome) -> _Choice:
        is_output = self.function.is_entry and self.function.once(outermost) is not None
        return _Choice(test, first, second, is_output=is_output, is_computed=not self.function.is_entry)


def chosen_strings(function: GraphFunction) -> Iterator[tuple[ast.expr, ast.expr]]:
    """Where one of two strings is read, and the Tensor condition that chooses it."""
    for read in function.folding_flow.joined:
        yield from _chosen_strings(function, read.node, _choice(function, read.joined))
    for node in function.nodes(ast.IfExp):
        for place in _reads(function, node):
            yield from _chosen_strings(function, place, _Choice(node.test, node.body, node.orelse))


def _reads(function: GraphFunction, node: ast.expr) -> list[ast.expr]:
    """The reads of the name that ``node`` alone is bound to, or ``node``."""
    parent = function.parents[node]
    target = parent.targets[0] if isinstance(parent, ast.Assign) and parent.value is node else None
    if not isinstance(target, ast.Name):
        return [node]
    if len(function.bindings.get(target.id, ())) != 1:
        return []
    return [read for read in function.named(target.id) if read is not target]


def _chosen_strings(
    function: GraphFunction, node: ast.expr, outcome: _Outcome
) -> Iterator[tuple[ast.expr, ast.expr]]:
    if not isinstance(outcome, _Choice) or not is_runtime(function, outcome.test):
        return
    if outcome.loop is not None and _is_of_interpreter(function, outcome.loop):
        return  # MSG359
    if _sort(function, outcome.first) is _sort(function, outcome.second) is Sort.STRING:
        yield node, outcome.test


def stale_numbers(function: GraphFunction) -> Iterator[tuple[ast.Name, ast.expr]]:
    """Reads of numbers of which the graph has the one before the Tensor condition, and the condition.

    So it is where one of the two was assigned as a part of a tuple, and an operator wants a plain number: a
    bound of a slice, a size, an axis. As an operand and as an index it is right.
    """
    for read in function.folding_flow.joined:
        choice = _choice(function, read.joined)
        if not isinstance(choice, _Choice) or choice.loop is not None or not _is_part(read.joined):
            continue
        sides = [function.value(each) for each in (choice.first, choice.second) if isinstance(each, ast.expr)]
        numbers = {each.literal for each in sides if each.kind is Kind.INT}
        is_chosen = len(numbers) == 2 and MISSING not in numbers and is_runtime(function, choice.test)
        if is_chosen and _is_plain_number(function, read.node):
            yield read.node, choice.test


def _is_part(joined: Joined) -> bool:
    """Whether one of the two was assigned as a part of a tuple."""
    sides = (each for each in (joined.first, joined.second) if isinstance(each, Bound))
    return any(isinstance(each.shown, ast.expr) for each in sides)


def _is_plain_number(function: GraphFunction, node: ast.expr) -> bool:
    """Whether an operator on a Tensor wants a plain number where ``node`` stands."""
    around = function.parents[node]
    while isinstance(around, (ast.BinOp, ast.UnaryOp)):
        node, around = around, function.parents[around]
    if isinstance(around, ast.Slice):
        item = function.parents[around]
        item = function.parents[item] if isinstance(item, ast.Tuple) else item
        return isinstance(item, ast.Subscript) and function.value(item.value).is_tensor
    if not isinstance(around, ast.Call) or not isinstance(around.func, ast.Attribute) or node is around.func:
        return False
    return around.func.attr in _PLAIN_NUMBERS and function.value(around.func.value).is_tensor


def dicts_joined(function: GraphFunction) -> Iterator[tuple[ast.Name, ast.expr, str]]:
    """Reads of dicts that have a key on one way of a Tensor condition only: the name, the condition, the key.

    A dict that is only returned or measured does join, and so do dicts with as many keys.
    """
    for read in function.folding_flow.joined:
        choice = _choice(function, read.joined)
        if (
            isinstance(choice, _Choice)
            and is_runtime(function, choice.test)
            and _is_asked(function, read.node)
        ):
            first, second = _keys(choice.first), _keys(choice.second)
            if first is not None and second is not None and len(first) != len(second):
                key = next(
                    text for key, text in (first | second).items() if (key in first) != (key in second)
                )
                yield read.node, choice.test, key
    for node in function.nodes(ast.If):
        if is_runtime(function, node.test):
            yield from _keys_added(function, node)


def _keys_added(function: GraphFunction, node: ast.If) -> Iterator[tuple[ast.Name, ast.expr, str]]:
    """Dicts that get a key in one branch of ``node`` only, where they are read after it."""
    added = _new_keys(node.body), _new_keys(node.orelse)
    for name in dict.fromkeys([*added[0], *added[1]]):
        made = function.bindings.get(name, [])
        keys = _keys(made[0].value) if len(made) == 1 and made[0].item is None else None
        if keys is None or contains(node, made[0].target):
            continue
        first, second = ({**keys, **side.get(name, {})} for side in added)
        if len(first) == len(second):
            continue
        key = next(text for key, text in (first | second).items() if (key in first) != (key in second))
        after = (n for n in function.named(name) if n.lineno > (node.end_lineno or node.lineno))
        for read in after:
            if isinstance(read.ctx, ast.Load):
                if _is_asked(function, read):
                    yield read, node.test, key
                break


def _is_asked(function: GraphFunction, node: ast.Name) -> bool:
    """Whether an item or a method of the dict ``node`` is asked for."""
    parent = function.parents[node]
    if isinstance(parent, ast.Subscript):
        return isinstance(parent.ctx, ast.Load)
    return isinstance(parent, ast.Attribute) and parent.attr in ("items", "keys", "values")


def _keys(outcome: _Outcome) -> dict[object, str] | None:
    """The literal keys of a dict display, with their text."""
    if not isinstance(outcome, ast.Dict):
        return None
    found = [key.value for key in outcome.keys if isinstance(key, ast.Constant)]
    return {key: repr(key) for key in found} if len(found) == len(outcome.keys) else None


def _new_keys(body: Sequence[ast.stmt]) -> dict[str, dict[object, str]]:
    """Name -> the literal keys that the statements of ``body`` set."""
    found: dict[str, dict[object, str]] = {}
    for statement in body:
        target = statement.targets[0] if isinstance(statement, ast.Assign) else None
        if not isinstance(target, ast.Subscript) or not isinstance(target.value, ast.Name):
            continue
        if isinstance(target.slice, ast.Constant):
            found.setdefault(target.value.id, {})[target.slice.value] = repr(target.slice.value)
    return found
