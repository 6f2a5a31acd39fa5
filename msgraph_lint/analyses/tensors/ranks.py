"""How many dimensions a Tensor has, measured by another one: ``x.sum(0)`` has one less than ``x``.

The source seldom shows a number, but it shows what is reduced, indexed and expanded. A dimension that is kept
at size 1 counts as well: ``x.mean(-1, keep_dims=True)`` is narrower than ``x``.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Union

from msgraph_lint.analyses.tensors.dtypes import WRAPPERS
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Definition, Given, Updated
from msgraph_lint.compiler.scope import scope_of
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of
from msgraph_lint.records import dataclass, replace
from msgraph_lint.values.value import NUMBERS, Kind

_LIBRARIES = ("mindspore.ops.", "mindspore.mint.")
_REDUCING = {"mean", "sum", "max", "min", "prod", "amax", "amin", "std", "var", "norm", "all", "any"}
_OF_TWO = {"max", "min"}
"""What returns a pair where an axis is given, in one library or the other."""
_SAME = {
    "abs", "astype", "bool", "clamp", "clip", "contiguous", "copy", "cos", "double", "exp", "float", "gelu",
    "half", "int", "log", "log_softmax", "long", "masked_fill", "neg", "ones_like", "permute", "pow", "relu",
    "round", "sigmoid", "silu", "sin", "softmax", "sqrt", "square", "stop_gradient", "swapaxes", "tanh",
    "to", "transpose", "type_as", "zeros_like",
}  # fmt: skip
_MADE = {"zeros", "ones", "full", "rand", "randn", "empty"}
_OF_ARRAYS = {"empty", "full", "ones", "zeros"}
"""Functions of NumPy that take a shape."""
_FILLING = {"fill_", "normal_", "uniform", "uniform_", "zero_"}
"""Methods that give a Tensor of the same shape, whatever is in it."""
AXES = {"axis", "dim"}
KEPT = {"keepdims", "keepdim", "keep_dims"}
_MOST_STEPS = 20

_Base = Union[Definition, None]


@dataclass(frozen=True)
class Rank:
    """A number of dimensions."""

    base: _Base
    """The Tensor that it is measured by; ``None`` for a plain number."""
    more: int
    is_narrow: bool = False
    """Whether a dimension is kept at size 1."""
    is_cut: bool = False
    """Whether a slice may have made a dimension as small as that."""

    def by(self, difference: int) -> Rank:
        """So many dimensions more."""
        return replace(self, more=self.more + difference)


_SCALAR = Rank(None, 0)


def outgrows(function: GraphFunction, node: ast.AugAssign) -> bool:
    """Whether the value of ``x += value`` surely has more dimensions than ``x``, or a wider one."""
    definition = function.evaluation.places.reads.get(node.target)
    if definition is None or not function.value(node.value).is_tensor:
        return False
    search = _Search(function)
    before, value = search.of_definition(definition), search.of(node.value)
    if before is None or value is None:
        return False
    if before.base is value.base:
        is_wider = before.more == value.more and before.is_narrow and not value.is_cut
        return (value.more > before.more or is_wider) and before.base is not None
    if before.base is None:
        return value.base is not None and search.least(value.base) + value.more > before.more
    return False


def number_of_dimensions(function: GraphFunction, node: ast.expr) -> int | None:
    """How many dimensions the Tensor ``node`` has; ``None`` where the source shows no number."""
    found = _Search(function).of(node)
    return found.more if found is not None and found.base is None else None


class _Search:
    """From an expression back to what its dimensions come from."""

    def __init__(self, function: GraphFunction) -> None:
        self._function = function
        self._reads = function.evaluation.places.reads
        self._steps = _MOST_STEPS

    def least(self, base: Definition) -> int:
        """How many dimensions the Tensor has at least, as the function uses it."""
        return least_by_uses(self._function).get(base, 0)

    def of(self, node: ast.expr) -> Rank | None:
        """The dimensions of ``node``; ``None`` where nothing shows them."""
        self._steps -= 1
        if self._steps < 0:
            return None
        value = self._function.value(node)
        if value.kind in NUMBERS:
            return _SCALAR
        if value.kind is Kind.PARAMETER:
            return self._of_attribute(node)
        if value.kind is not Kind.TENSOR:
            return None
        if isinstance(node, ast.Name):
            definition = self._reads.get(node)
            return self.of_definition(definition) if definition is not None else None
        if isinstance(node, ast.BinOp):
            return _broadcast(self.of(node.left), self.of(node.right))
        if isinstance(node, ast.UnaryOp):
            return self.of(node.operand)
        if isinstance(node, ast.Subscript):
            owner = self.of(node.value)
            return _indexed(owner, node.slice) if owner is not None else None
        if isinstance(node, ast.Attribute):
            return self._of_attribute(node)
        return self._of_call(node) if isinstance(node, ast.Call) else None

    def _of_attribute(self, node: ast.expr) -> Rank | None:
        """The dimensions of ``self.p = Parameter(ops.zeros(dim))``, of which no size is 1."""
        function = self._function
        name = attribute_of(node, function.self_name)
        if name is None or function.attributes is None:
            return None
        bindings = function.attributes.effective_bindings(name)
        made = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
        scope = scope_of(bindings[0]) if made is not None else function
        maker = scope.resolve(made.func) if isinstance(made, ast.Call) else None
        while isinstance(made, ast.Call):
            if isinstance(maker, External) and maker.name in WRAPPERS:
                made = made.args[0] if made.args else None
            elif maker is None and isinstance(made.func, ast.Attribute) and made.func.attr in _FILLING:
                made = made.func.value
            else:
                break
            maker = scope.resolve(made.func) if isinstance(made, ast.Call) else None
        if not isinstance(made, ast.Call) or not isinstance(maker, External):
            return None
        library, _, short = maker.name.rpartition(".")
        is_made = short in (_OF_ARRAYS if library == "numpy" else _MADE)
        position = 1 if short == "initializer" else 0 if is_made else len(made.args)
        keywords = passing.keywords(made)
        shape = next((keywords[each] for each in ("shape", "size") if each in keywords), None)
        if shape is None and position < len(made.args):
            shape = made.args[position]
        if isinstance(shape, (ast.Tuple, ast.List)):
            is_wide = all(_integer(each) != 1 for each in shape.elts)
            return _of_shape(shape) if is_wide else None
        if short.startswith("rand") and len(made.args) > 1:
            return None  # each is a size
        is_size = shape is not None and scope.value(shape).kind is Kind.INT and _integer(shape) != 1
        return Rank(None, 1) if is_size else None

    def of_definition(self, definition: Definition) -> Rank | None:
        """The dimensions of what a name is."""
        self._steps -= 1
        if self._steps < 0:
            return None
        if isinstance(definition, Updated):
            is_number = self._function.evaluation.value(definition.needs[0]).kind in NUMBERS
            return (
                self.of(definition.operation.right) if is_number else self.of_definition(definition.needs[0])
            )
        if not isinstance(definition, (Assigned, Given)):
            return None
        found: Rank | None = None
        if isinstance(definition, Assigned) and definition.value is not None:
            is_part = definition.path or definition.iterated or definition.starred
            found = self.of(definition.value) if not is_part else None
        is_tensor = self._function.evaluation.value(definition).kind is Kind.TENSOR
        return found if found is not None or not is_tensor else Rank(definition, 0)

    def _of_call(self, node: ast.Call) -> Rank | None:
        if not passing.is_shown(node):
            return None
        name, arguments = self._called(node)
        keywords = passing.keywords(node)
        if name in _MADE:
            shape = keywords.get("size", arguments[0] if arguments else None)
            is_size = len(arguments) == 1 and self._function.value(arguments[0]).kind is Kind.INT
            return Rank(None, 1) if is_size and _integer(shape) != 1 else _of_shape(shape)
        if name == "Tensor":
            is_number = bool(arguments) and self._function.value(arguments[0]).kind in NUMBERS
            return _SCALAR if is_number and not keywords.keys() - {"dtype"} else None
        if not arguments:
            return None
        owner, *rest = arguments
        if name in _SAME:
            return self.of(owner)
        if name in ("expand_dims", "unsqueeze"):
            whole = self.of(owner)
            return whole.by(1) if whole is not None else None
        return self._reduced(name, owner, rest, keywords) if name in _REDUCING else None

    def _called(self, node: ast.Call) -> tuple[str, list[ast.expr]]:
        """The short name of what is called, and its arguments, the Tensor of a method first."""
        callee = self._function.value(node.func)
        definition = callee.function if callee.kind is Kind.FUNCTION else callee.cls
        arguments = passing.positional(node)
        if isinstance(definition, External):
            if definition.name == "mindspore.Tensor":
                return "Tensor", arguments
            library = next((each for each in _LIBRARIES if definition.name.startswith(each)), None)
            return (definition.name.removeprefix(library) if library else ""), arguments
        if isinstance(node.func, ast.Attribute) and self._function.value(node.func.value).is_tensor:
            return node.func.attr, [node.func.value, *arguments]
        return "", arguments

    def _reduced(
        self, name: str, owner: ast.expr, rest: list[ast.expr], keywords: dict[str, ast.expr]
    ) -> Rank | None:
        axis = next((keywords[each] for each in AXES & keywords.keys()), rest[0] if rest else None)
        kept = next((keywords[each] for each in KEPT & keywords.keys()), None)
        if len(rest) > 1 or keywords.keys() - AXES - KEPT or name == "norm":
            return None
        is_kept = kept is not None and getattr(kept, "value", None) is True
        if kept is not None and not isinstance(kept, ast.Constant):
            return None
        if axis is None:
            return _SCALAR if kept is None else None
        whole = self.of(owner)
        axes = _axes(axis)
        if whole is None or name in _OF_TWO or any(each is None for each in axes):
            return None
        return replace(whole, is_narrow=True, is_cut=True) if is_kept else whole.by(-len(axes))


def _broadcast(left: Rank | None, right: Rank | None) -> Rank | None:
    if left is None or right is None:
        return None
    if _SCALAR in (left, right):
        return right if left == _SCALAR else left
    if left.base is not right.base:
        return None
    if left.more != right.more:
        return max(left, right, key=lambda rank: rank.more)
    return replace(left, is_narrow=left.is_narrow and right.is_narrow, is_cut=left.is_cut and right.is_cut)


def _indexed(owner: Rank, index: ast.expr) -> Rank | None:
    """What is left after numbers, slices and ``None``."""
    for each in index.elts if isinstance(index, ast.Tuple) else [index]:
        if isinstance(each, ast.Slice):
            is_first = each.lower is None and _integer(each.upper) == 1
            is_cut = owner.is_cut or each.lower is not None or each.upper is not None
            owner = replace(owner, is_narrow=owner.is_narrow or is_first, is_cut=is_cut)
        elif isinstance(each, ast.Constant) and each.value is None:
            owner = owner.by(1)
        elif _integer(each) is not None:
            owner = owner.by(-1)
        elif not (isinstance(each, ast.Constant) and each.value is Ellipsis):
            return None
    return owner


def _of_shape(node: ast.expr | None) -> Rank | None:
    if isinstance(node, (ast.Tuple, ast.List)) and not any(isinstance(e, ast.Starred) for e in node.elts):
        return Rank(None, len(node.elts))
    return None


def _integer(node: ast.expr | None) -> int | None:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        found = _integer(node.operand)
        return -found if found is not None else None
    is_integer = isinstance(node, ast.Constant) and type(node.value) is int
    return node.value if is_integer else None  # type: ignore[union-attr]


def least_by_uses(function: GraphFunction) -> dict[Definition, int]:
    """Tensor -> how many dimensions its uses in ``function`` show that it has, at least."""
    return function.once(_least)


def are_all_named(function: GraphFunction, definition: Definition) -> bool:
    """Whether the function unpacks the shape of the Tensor: ``rows, columns = x.shape``."""
    return definition in function.once(_unpacked)


def _unpacked(function: GraphFunction) -> frozenset[Definition]:
    reads = function.evaluation.places.reads
    return frozenset(
        reads[node.value.value]
        for node in function.nodes(ast.Assign)
        if isinstance(node.targets[0], ast.Tuple)
        and isinstance(node.value, ast.Attribute)
        and node.value.attr == "shape"
        and node.value.value in reads
        and not any(isinstance(each, ast.Starred) for each in node.targets[0].elts)
    )


def _least(function: GraphFunction) -> dict[Definition, int]:
    found: dict[Definition, int] = {}
    for node, definition in function.evaluation.places.reads.items():
        for rank in _shown(function, node):
            found[definition] = max(found.get(definition, 0), rank)
    return found


def _reduces(function: GraphFunction, call: ast.Call) -> bool:
    """Whether an operator is called that takes axes away: ``ops.mean(x, axis)``."""
    definition = function.value(call.func).function
    if not isinstance(definition, External) or not definition.name.startswith(_LIBRARIES):
        return False
    return definition.name.rpartition(".")[2] in _REDUCING


def needed_for_axes(call: ast.Call, given: list[ast.expr]) -> int:
    """How many dimensions a Tensor has at least that is reduced along axes, which are ``given`` or named."""
    node = next((value for name, value in passing.keywords(call).items() if name in AXES), None)
    node = node if node is not None else next(iter(given), None)
    axes = _axes(node) if node is not None else []
    return max((each + 1 if each >= 0 else -each for each in axes if each is not None), default=0)


def _axes(node: ast.expr) -> list[int | None]:
    """The axes that an argument names, as far as the source shows them."""
    return [_integer(each) for each in (node.elts if isinstance(node, (ast.Tuple, ast.List)) else [node])]


def _shown(function: GraphFunction, node: ast.expr) -> Iterator[int]:
    """What a use of a Tensor says about its dimensions: ``b, c = x.shape``, ``x.shape[1]``, ``x.mean()``."""
    around = function.parents.get(node)
    above = function.parents.get(around) if around is not None else None
    if isinstance(around, ast.Subscript) and around.value is node:
        indices = around.slice.elts if isinstance(around.slice, ast.Tuple) else [around.slice]
        if all(isinstance(each, ast.Slice) or _integer(each) is not None for each in indices):
            yield len(indices)
    if isinstance(around, ast.Call) and node in around.args[:1] and _reduces(function, around):
        yield needed_for_axes(around, around.args[1:2])
    if not isinstance(around, ast.Attribute):
        return
    if around.attr in _REDUCING and isinstance(above, ast.Call):  # of one number there is nothing to reduce
        yield max(needed_for_axes(above, above.args[:1]), 1)
    if around.attr != "shape":
        return
    if isinstance(above, ast.Subscript) and (index := _integer(above.slice)) is not None:
        yield index + 1 if index >= 0 else -index
    if isinstance(above, ast.Assign) and isinstance(above.targets[0], ast.Tuple):
        names = above.targets[0].elts
        yield len(names) - sum(isinstance(each, ast.Starred) for each in names)
