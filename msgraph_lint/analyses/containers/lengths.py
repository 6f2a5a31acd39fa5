"""Lists and tuples that have one length or another, as a Tensor says.

Where the two branches of a Tensor condition leave a sequence of different lengths, the compiler goes on with
one of which only the run knows the length. LAX has no type for such a list where it may be empty, where
``extend``, ``insert`` or ``pop`` changed it, and of numbers: whatever asks for it then fails. Where it is
returned with one item, the item comes with a dimension more. Measured on MindSpore 2.7 to 2.10: some 300
programs; the cases of ``list_filled_under_tensor_condition`` and ``filled_list_in_output`` are some of them.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.containers.growth import stacked_list
from msgraph_lint.analyses.control_flow.joins import is_runtime
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import is_builtin
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.program.definitions import External
from msgraph_lint.records import dataclass, replace
from msgraph_lint.values.elements import element
from msgraph_lint.values.value import NUMBERS, Kind

_ADDING = {"append": 1, "insert": 1}
_REMOVING = {"pop", "remove"}
_REARRANGING = {"[]", "reverse", "sort"}
_ASKING = ("all", "any", "len", "list", "max", "min", "sorted", "sum")


@dataclass(frozen=True)
class Length:
    """How many items a sequence has."""

    least: int
    most: int | None
    """``None``: any number."""
    test: ast.expr | None = None
    """The Tensor condition that decides, if one does."""
    was_empty: bool = False
    """Whether it may be empty after that condition."""
    is_odd: bool = False
    """Whether one of its branches changes the list otherwise than by an item at the end."""
    is_changed_again: bool = False
    """Whether it was changed once more since."""


class Use(enum.Enum):
    """What is done with a sequence."""

    ASKED = enum.auto()
    """Something asks for its length or goes through it."""
    INDEXED = enum.auto()
    RETURNED = enum.auto()
    REFUSED = enum.auto()
    """No graph does it, whatever is in the sequence."""
    OTHER = enum.auto()


_METHODS = {
    "copy": Use.ASKED,
    "count": Use.ASKED,
    "extend": Use.REFUSED,
    "index": Use.ASKED,
    "pop": Use.REFUSED,
    "reverse": Use.REFUSED,
}
"""Methods of lists -> what they do; the others change the list."""


@dataclass(frozen=True)
class Varying:
    """The read of a sequence whose length a Tensor decides."""

    node: ast.Name
    test: ast.expr
    """The Tensor condition that decides."""
    length: Length
    is_list: bool
    holds_tensors: bool
    holds_numbers: bool

    use: Use
    """What is done with it there."""

    @property
    def is_refused_at_lax(self) -> bool:
        """Whether LAX, which has no type for it, cannot do what is done with it."""
        if not self.is_list or not (self.length.was_empty or self.length.is_odd or self.holds_numbers):
            return False
        if self.use is Use.ASKED:
            return True
        if not self.length.was_empty or self.holds_numbers:
            return False
        if self.use is Use.INDEXED:
            return not self.length.is_odd or self.length.is_changed_again
        return self.use is Use.RETURNED and self.length.is_changed_again

    @property
    def comes_back_changed(self) -> bool:
        """Whether it is returned, and may have a single item, which then gets a dimension more."""
        if self.use is not Use.RETURNED:
            return False
        is_single = self.length.least <= 1 and self.length.most != 0
        return is_single and self.holds_tensors and not self.is_refused_at_lax


def varying_sequences(function: GraphFunction) -> dict[ast.expr, Varying]:
    """The reads of lists and tuples in ``function`` whose length a Tensor decides."""
    return function.once(_by_node)


def _by_node(function: GraphFunction) -> dict[ast.expr, Varying]:
    return {each.node: each for each in _varying(function)}


def _varying(function: GraphFunction) -> Iterator[Varying]:
    places, lengths = function.evaluation.places, function.once(_Lengths)
    names = {name for name, definitions in places.of_name.items() if _may_vary(function, definitions)}
    for node, definition in places.reads.items():
        if isinstance(node, ast.Name) and node.id in names and node in function.parents:
            found = _seen(function, node, lengths.of(definition, node))
            if found is not None:
                yield found


def _may_vary(function: GraphFunction, definitions: Sequence[Definition]) -> bool:
    """Whether a name with ``definitions`` may be a sequence that grows here, or before it was given."""
    if any(map(_is_made, definitions)):
        return function.once(_asks_the_run)
    given = definitions[0] if definitions else None
    return isinstance(given, Given) and function.evaluation.value(given).kind in (Kind.LIST, Kind.TUPLE)


def _asks_the_run(function: GraphFunction) -> bool:
    return any(is_runtime(function, node.test) for node in function.nodes(ast.If))


def _is_made(definition: Definition) -> bool:
    """Whether it binds the name to a sequence that the source shows, or to another name."""
    return isinstance(definition, Assigned) and (
        isinstance(definition.value, (ast.List, ast.Tuple, ast.Name, ast.BinOp))
        or (isinstance(definition.value, ast.Call) and not definition.value.args)
    )


def _seen(function: GraphFunction, node: ast.Name, length: Length | None) -> Varying | None:
    if length is None or length.test is None:
        return None
    value = function.value(node)
    if value.kind not in (Kind.LIST, Kind.TUPLE):
        return None
    items = element(value)
    is_number = items.kind in NUMBERS and items.is_constant
    is_list = value.kind is Kind.LIST
    return Varying(
        node, length.test, length, is_list, items.is_tensor, is_number, _use(function, node, is_list)
    )


def _use(function: GraphFunction, node: ast.expr, is_list: bool) -> Use:
    around = function.parents[node]
    if isinstance(around, ast.Attribute):
        return _METHODS.get(around.attr, Use.OTHER)
    if isinstance(around, ast.Starred):
        return Use.REFUSED if isinstance(function.parents[around], ast.Call) else Use.OTHER
    if isinstance(around, ast.Subscript):
        is_slice = isinstance(around.slice, ast.Slice)
        return Use.OTHER if isinstance(around.ctx, ast.Store) else Use.ASKED if is_slice else Use.INDEXED
    if isinstance(around, ast.Compare):
        return Use.ASKED if isinstance(around.ops[0], (ast.Eq, ast.NotEq)) else Use.OTHER
    if isinstance(around, ast.BinOp):
        return Use.OTHER if isinstance(function.parents[around], ast.Assign) else Use.ASKED
    if isinstance(around, ast.keyword):
        around = function.parents[around]
    if isinstance(around, ast.Call):
        return _use_in_call(function, around, is_list)
    if isinstance(around, (ast.BoolOp, ast.UnaryOp, ast.comprehension)):
        return Use.ASKED
    if isinstance(around, (ast.If, ast.While, ast.IfExp, ast.Assert)) and around.test is node:
        return Use.ASKED
    if isinstance(around, ast.For) and around.iter is node:
        return Use.ASKED
    while isinstance(around, (ast.Tuple, ast.List, ast.Dict)):
        around = function.parents[around]
    return Use.RETURNED if isinstance(around, ast.Return) else Use.OTHER


def _use_in_call(function: GraphFunction, call: ast.Call, is_list: bool) -> Use:
    """What is done with a sequence that is given to ``call``."""
    if isinstance(call.func, ast.Attribute) and call.func.attr == "extend":
        return Use.REFUSED
    if is_builtin(function, call.func, "tuple" if is_list else "list"):
        return Use.REFUSED
    if stacked_list(function, call) is not None:  # MSG324
        return Use.OTHER
    callee = function.value(call.func).function
    is_library = isinstance(callee, External) and callee.name.startswith("mindspore.")
    is_asked = is_library or is_builtin(function, call.func, *_ASKING)
    return Use.ASKED if is_asked else Use.OTHER


class _Lengths:
    """The lengths of the definitions in one function."""

    def __init__(self, function: GraphFunction) -> None:
        self._function = function
        self._known: dict[tuple[Definition, bool], Length | None] = {}

    def of(self, definition: Definition, seen_from: ast.AST) -> Length | None:
        """The length of the sequence that ``definition`` makes, where ``seen_from`` sees it."""
        cause = definition.cause if isinstance(definition, Merged) else None
        is_inside = isinstance(cause, ast.stmt) and contains(cause, seen_from)
        key = definition, is_inside
        if key not in self._known:
            self._known[key] = None  # what needs itself adds nothing
            self._known[key] = self._of(definition, seen_from, is_inside)
        return self._known[key]

    def _of(self, definition: Definition, seen_from: ast.AST, is_inside: bool) -> Length | None:
        if isinstance(definition, Assigned):
            is_whole = not (definition.path or definition.iterated or definition.starred)
            return self._of_expression(definition.value) if is_whole else None
        if isinstance(definition, Given):
            return self._given(definition.name)
        if isinstance(definition, Updated):
            return self._of_expression(definition.operation)
        if isinstance(definition, Changed):
            return self._changed(self.of(definition.before, seen_from), definition)
        if isinstance(definition, Chosen):
            return self._chosen(definition)
        if isinstance(definition, Merged) and isinstance(definition.cause, (ast.For, ast.While)):
            return self._repeated(definition, is_inside)
        return None

    def _given(self, name: str) -> Length | None:
        """What the one call of the function passes."""
        calls = list(self._function.arguments(name))
        scope, argument = calls[0] if len(calls) == 1 else (None, None)
        if not isinstance(scope, GraphFunction) or not isinstance(argument, ast.Name):
            return None
        return scope.once(_Lengths)._of_expression(argument)

    def _of_expression(self, node: ast.expr | None) -> Length | None:
        if isinstance(node, ast.Name):
            definition = self._function.evaluation.places.reads.get(node)
            return self.of(definition, node) if definition is not None else None
        if isinstance(node, (ast.List, ast.Tuple)):
            return _sum(
                [self._of_expression(n.value) if isinstance(n, ast.Starred) else _ONE for n in node.elts]
            )
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
            return _sum([self._of_expression(node.left), self._of_expression(node.right)])
        is_empty = isinstance(node, ast.Call) and is_builtin(self._function, node.func, "list", "tuple")
        return _NONE if is_empty and isinstance(node, ast.Call) and not node.args else None

    def _changed(self, before: Length | None, definition: Changed) -> Length | None:
        if before is None or definition.how in _REARRANGING:
            return before
        if definition.how in _ADDING:
            return _sum([before, _ONE])
        if definition.how == "extend" and len(definition.added) == 1:
            added = self._of_expression(definition.added[0])
            return _sum([before, added]) if added is not None and added.test is None else None
        if definition.how in _REMOVING:
            most = before.most - 1 if before.most else before.most
            return replace(before, least=max(before.least - 1, 0), most=most)
        return None

    def _chosen(self, definition: Chosen) -> Length | None:
        function, cause = self._function, definition.cause
        if (known := function.holds(cause)) is not None:
            return self.of(definition.first if known else definition.second, cause)
        first, second = self.of(definition.first, cause), self.of(definition.second, cause)
        if first is None or second is None:
            return None
        if first == second:
            return first
        most = None if first.most is None or second.most is None else max(first.most, second.most)
        met = Length(min(first.least, second.least), most, first.test or second.test)
        if met.test is not None:
            was_empty, is_odd = first.was_empty or second.was_empty, first.is_odd or second.is_odd
            return replace(met, was_empty=was_empty, is_odd=is_odd, is_changed_again=True)
        if not is_runtime(function, cause.test):
            return met
        is_odd = _differ_oddly(definition.first, definition.second)
        was_empty = not met.least and not self._is_added_when_empty(definition)
        return replace(met, test=cause.test, was_empty=was_empty, is_odd=is_odd)

    def _is_added_when_empty(self, definition: Chosen) -> bool:
        """Whether it is ``if item not in items: items.append(item)``: in no item there is none."""
        test = definition.cause.test
        if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], ast.NotIn):
            return False
        return self._function.evaluation.places.reads.get(test.comparators[0]) is definition.second

    def _repeated(self, definition: Merged, is_inside: bool) -> Length | None:
        """A sequence that a loop makes longer; after the loop, whose body runs, it has more items."""
        before = self.of(definition.ways[0], definition.cause)
        if before is None:
            return None
        self._known[definition, True] = before
        after = [self.of(way, definition.cause) for way in definition.ways[1:]]
        ends = [each for each in after if each is not None]
        if len(ends) < len(after):
            return None
        if all(each == before for each in ends):
            return before
        varying = next((each for each in ends if each.test is not None), None)
        if varying is not None:
            return replace(varying, least=min(before.least, varying.least), most=None, is_changed_again=True)
        return replace(before, least=before.least if is_inside else before.least + 1, most=None)


_NONE = Length(0, 0)
_ONE = Length(1, 1)


def _sum(parts: Sequence[Length | None]) -> Length | None:
    """The length of ``parts`` in one sequence."""
    known = [each for each in parts if each is not None]
    if len(known) < len(parts):
        return None
    tops = [each.most for each in known if each.most is not None]
    test = next((each.test for each in known if each.test is not None), None)
    return Length(
        sum(each.least for each in known),
        sum(tops) if len(tops) == len(known) else None,
        test,
        any(each.was_empty for each in known),
        any(each.is_odd for each in known),
        test is not None,
    )


def _differ_oddly(first: Definition, second: Definition) -> bool:
    """Whether a way to one of two lists does more than to add an item at the end."""
    both = {*_history(first)} & {*_history(second)}
    differing = [each for side in (first, second) for each in _history(side) if each not in both]
    return any(isinstance(each, Changed) and each.how != "append" for each in differing)


def _history(definition: Definition) -> Iterator[Definition]:
    """``definition``, and what the list was before it was changed."""
    yield definition
    while isinstance(definition, Changed):
        definition = definition.before
        yield definition
