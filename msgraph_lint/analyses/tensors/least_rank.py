"""How many dimensions a Tensor has at least, as far as the source shows what makes it and what uses it.

``x`` has four after ``b, c, h, w = x.shape``, where ``nn.Conv2d`` takes or gives it, and as what a helper
returns that ends in one; what reshapes, splits or joins Tensors says how many come out. Each function is
looked at once for what it returns and once for what its arguments need.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable

from msgraph_lint.analyses.tensors.ranks import (
    AXES,
    KEPT,
    are_all_named,
    least_by_uses,
    needed_for_axes,
)
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.calls import called_function
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Chosen, Definition, Given, Merged, Updated
from msgraph_lint.compiler.resting import rest_on
from msgraph_lint.findings import Assumption
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.values.value import Kind, Value

_OF_LAYERS = {
    "AdaptiveAvgPool2d": 3, "AdaptiveMaxPool2d": 3, "AvgPool2d": 3, "BatchNorm2d": 4, "BatchNorm3d": 5,
    "Conv1d": 3, "Conv1dTranspose": 3, "Conv2d": 4, "Conv2dTranspose": 4, "Conv3d": 5,
    "Conv3dTranspose": 5, "InstanceNorm2d": 4, "MaxPool2d": 3, "PixelShuffle": 3, "SyncBatchNorm": 4,
}  # fmt: skip
"""Layers of `mindspore.nn` -> how many dimensions they take and give, at least."""
_KEEPING = {
    "Dense", "Dropout", "Dropout1d", "Dropout2d", "ELU", "GELU", "GroupNorm", "HSigmoid", "HSwish",
    "Identity", "LayerNorm", "LeakyReLU", "Linear", "LogSigmoid", "LogSoftmax", "Mish", "PReLU", "ReLU",
    "ReLU6", "SiLU", "Sigmoid", "Softmax", "Softplus", "Softsign", "Tanh",
}  # fmt: skip
"""Layers that give as many dimensions as they take."""
_SAME = {
    "abs", "astype", "bernoulli", "broadcastto", "cast", "clamp", "clip", "contiguous", "copy", "cos",
    "cumsum", "dropout", "elu", "erf", "exp", "flip", "float", "gelu", "half", "int", "interpolate",
    "layernorm", "leakyrelu", "log", "logicalnot", "logsigmoid", "logsoftmax", "maskedfill", "neg",
    "normalize", "oneslike", "pad", "pow", "relu", "relu6", "roll", "round", "rsqrt", "sigmoid", "silu",
    "sin", "softmax", "softplus", "sqrt", "square", "stopgradient", "swapaxes", "swapdims", "tanh", "to",
    "transpose", "tril", "triu", "typeas", "zeroslike",
}  # fmt: skip
"""Functions, Primitives and methods that give as many dimensions as their first Tensor has, by bare name."""
_OF_ALL = {
    "add", "batchmatmul", "div", "eq", "equal", "ge", "greater", "greaterequal", "gt", "le", "less",
    "lessequal", "logicaland", "logicalor", "logicalxor", "lt", "matmul", "maximum", "minimum", "mul", "ne",
    "notequal", "select", "sub", "where",
}  # fmt: skip
"""What gives as many dimensions as the Tensor with the most of them has."""
_PARTED = {"chunk", "split", "tensorsplit", "splitwithsize", "meshgrid"}
_TAKEN_APART = {"unstack", "unbind"}
"""What gives the parts along an axis, without it."""
_REDUCING = {
    "mean", "sum", "prod", "amax", "amin", "std", "var", "all", "any", "argmax", "argmin",
    "reduceall", "reduceany", "reducemax", "reducemean", "reducemin", "reduceprod", "reducesum",
}  # fmt: skip
_SHAPED = {"reshape", "view", "broadcastto", "zeros", "ones", "full", "permute"}
"""What gets the shape, or one axis for each dimension."""
_MATRICES = {"addmm", "eye", "mm", "outer"}
"""What gives a matrix."""
_MOST_STEPS = 60
_NONE: dict[str, int] = {}
_CARRIED = 1_000
"""What a loop carries has as many dimensions as it had before the loop, if nothing else is said."""


def least_rank(function: GraphFunction, node: ast.expr) -> int:
    """How many dimensions the Tensor ``node`` has at least; 0 where nothing shows that.

    What is seen of one caller's Tensor (``x.shape[1]``) does not hide that another one gives more.
    """
    found = [_Search(function, counts_indices=each).of(node) for each in (True, False)]
    known = (each for each in found if each < _CARRIED // 2)
    return max(*known, _by_what_follows(function, node), 0)


def is_rank_open(function: GraphFunction, node: ast.expr) -> bool:
    """Whether the Tensor ``node`` may well have more than two dimensions, though nothing shows that.

    Where two axes are seen (``x.shape[1]``) there may be more, unless one was taken away before or the source
    names them all.
    """
    if function.value(node).kind is not Kind.TENSOR:
        return False
    search = _Search(function, counts_indices=False)
    return least_rank(function, node) <= 2 and search.of(node) < 2 and not search.is_narrowed(node)


def _by_what_follows(function: GraphFunction, node: ast.expr) -> int:
    """How many dimensions ``node`` has at least by what is done with ``node.transpose(…)`` and the like."""
    method = function.parents.get(node)
    call = function.parents.get(method) if isinstance(method, ast.Attribute) else None
    if not isinstance(method, ast.Attribute) or not isinstance(call, ast.Call) or call.func is not method:
        return 0
    if method.attr.lower().replace("_", "") not in _SAME:
        return 0
    found = max(_needed(function, call), _by_what_follows(function, call))
    if isinstance(function.parents.get(call), ast.Assign):
        places = function.evaluation.places
        for read in places.reads_of(call):
            found = max(found, least_by_uses(function).get(places.reads[read], 0), _needed(function, read))
    return found


def _of_result(function: GraphFunction, counts_indices: bool, *path: int) -> int:
    """How many dimensions what ``function`` returns has at least, or the part that ``path`` leads to."""
    search = _Search(function, counts_indices=counts_indices)
    returned = [each.value for each in function.info.nodes_of(ast.Return)]
    return search.least(search.of_part(each, path) if each is not None else 0 for each in returned)


def _of_arguments(function: GraphFunction, counts_indices: bool) -> dict[str, int]:
    """Parameter -> how many dimensions what is given for it has at least, as the function uses it."""
    found: dict[str, int] = {}
    for node, definition in function.evaluation.places.reads.items():
        if isinstance(definition, Given):
            needed = _needed(function, node, counts_indices=counts_indices)
            found[definition.name] = max(found.get(definition.name, 0), needed)
    for definition, rank in least_by_uses(function).items():
        if isinstance(definition, Given) and (counts_indices or are_all_named(function, definition)):
            found[definition.name] = max(found.get(definition.name, 0), rank)
    return found


def _needed(function: GraphFunction, node: ast.expr, *, counts_indices: bool = True) -> int:
    """How many dimensions ``node`` has at least if a call takes it as its first argument."""
    around = function.parents.get(node)
    if not isinstance(around, ast.Call):
        return 0
    callee = function.value(around.func)
    definition = callee.function or callee.cls
    if isinstance(definition, External) and _bare(definition.name) == "bmm":
        return 3
    if node not in around.args[:1]:
        return 0
    return _of_options(callee, lambda callee: _taken(function, callee, counts_indices))


def _taken(function: GraphFunction, callee: Value, counts_indices: bool) -> int:
    if isinstance(callee.cls, External):
        layers = callee.items or ()
        if layers:
            return _taken(function, layers[0], counts_indices)
        return _OF_LAYERS.get(_bare(callee.cls.name), 0)
    scope = called_function(function, callee)
    name = next(iter(scope.info.positions), "") if scope is not None else ""
    by_use = _by_arguments(scope, name, counts_indices) if scope is not None else 0
    return max(by_use, _of_bases(callee.cls) if isinstance(callee.cls, ClassInfo) else 0)


def _by_arguments(function: GraphFunction, name: str, counts_indices: bool) -> int:
    return _following.once(function, _of_arguments, counts_indices, otherwise=_NONE).get(name, 0)


def _of_options(callee: Value, of: Callable[[Value], int]) -> int:
    """What holds for each thing that may be called."""
    options = callee.options if callee.kind is Kind.UNION or callee.options else (callee,)
    return min((of(each) for each in options), default=0)


_following = Following(most=6)


def _bare(name: str) -> str:
    return name.rpartition(".")[2]


def _keeps(cls: ClassInfo) -> bool:
    """Whether the class extends a layer that gives as many dimensions as it takes."""
    bases = (base for each in cls.project_mro for base in each.bases)
    return any(isinstance(base, External) and _bare(base.name) in _KEEPING for base in bases)


def _of_bases(cls: ClassInfo) -> int:
    """What the layer takes and gives that the class extends."""
    bases = (base for each in cls.project_mro for base in each.bases)
    return max(
        (_OF_LAYERS.get(_bare(base.name), 0) for base in bases if isinstance(base, External)), default=0
    )


def _less(rank: int, taken: int) -> int:
    """What is left of ``rank``; what a loop carries is not measured by that."""
    return max(rank - taken, 0) if rank < _CARRIED // 2 else 0


class _Search:
    """From an expression back to what its dimensions come from."""

    def __init__(self, function: GraphFunction, *, counts_indices: bool = True) -> None:
        self._function = function
        self._counts_indices = counts_indices
        """Whether ``x.shape[1]`` and ``x.mean(1)`` show two axes; there may be more."""
        self._reads = function.evaluation.places.reads
        self._steps = _MOST_STEPS
        self._passed: set[Definition] = set()

    def of(self, node: ast.expr) -> int:
        """How many dimensions ``node`` has at least."""
        self._steps -= 1
        if self._steps < 0:
            return 0
        if isinstance(node, ast.Name):
            definition = self._reads.get(node)
            needed = _needed(self._function, node, counts_indices=self._counts_indices)
            return max(self._of_definition(definition) if definition else 0, needed)
        if isinstance(node, ast.BinOp):
            return max(self.of(node.left), self.of(node.right))
        if isinstance(node, ast.UnaryOp):
            return self.of(node.operand)
        if isinstance(node, ast.Compare):
            return max(map(self.of, (node.left, *node.comparators)))
        if isinstance(node, ast.IfExp):
            return self.least((self.of(node.body), self.of(node.orelse)))
        if isinstance(node, ast.Attribute) and node.attr in ("T", "mT"):
            return self.of(node.value)
        if isinstance(node, ast.Subscript):
            return self._of_item(node)
        return self._of_call(node) if isinstance(node, ast.Call) else 0

    def is_narrowed(self, node: ast.expr) -> bool:
        """Whether an axis was taken away from what ``node`` is made of: ``x[:, 0]``, ``x.mean(1)``."""
        self._steps -= 1
        if self._steps < 0:
            return False
        if isinstance(node, ast.Name):
            made = self._reads.get(node)
            is_whole = isinstance(made, Assigned) and not (made.path or made.starred or made.iterated)
            return is_whole and made.value is not None and self.is_narrowed(made.value)  # type: ignore[union-attr]
        if isinstance(node, ast.BinOp):
            return self.is_narrowed(node.left) or self.is_narrowed(node.right)
        if isinstance(node, ast.Subscript):
            indices = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
            if not self._function.value(node.value).is_tensor:
                return False
            taken = [self._function.value(each).kind is Kind.INT for each in indices]
            is_matrix = any(taken) and len(taken) - sum(taken) < 2
            return is_matrix or self.is_narrowed(node.value)
        if not isinstance(node, ast.Call):
            return False
        name, arguments = self._called(node)
        if name in _REDUCING and arguments and self._reduced(node, arguments):
            return True
        return name in _SAME and self.is_narrowed(arguments[0])

    def _of_definition(self, definition: Definition) -> int:
        self._steps -= 1
        if definition in self._passed:
            return _CARRIED
        if self._steps < 0:
            return 0
        self._passed.add(definition)
        try:
            found = least_by_uses(self._function).get(definition, 0)
            if not self._counts_indices and not are_all_named(self._function, definition):
                found = 0
            return max(found, self._made(definition))
        finally:
            self._passed.discard(definition)

    def _made(self, definition: Definition) -> int:
        if isinstance(definition, Given):
            used = _by_arguments(self._function, definition.name, self._counts_indices)
            return max(used, self._given(definition.name))
        if isinstance(definition, Updated):
            return max(self._of_definition(definition.needs[0]), self.of(definition.operation.right))
        if isinstance(definition, Changed):
            return self._of_definition(definition.before)
        if isinstance(definition, Chosen):
            return self.least(map(self._of_definition, (definition.first, definition.second)))
        if isinstance(definition, Merged):
            return self.least(map(self._of_definition, definition.ways))
        if not isinstance(definition, Assigned) or definition.starred or definition.iterated:
            return 0
        return self.of_part(definition.value, definition.path) if definition.value is not None else 0

    def least(self, ranks: Iterable[int]) -> int:
        """What holds whichever of ``ranks`` it is; of which nothing is known, it is taken to be alike."""
        ranks = list(ranks)
        known = [rank for rank in ranks if rank]
        if len(known) < len(ranks) and Assumption.REACHED in self._function.code.assumptions:
            rest_on(Assumption.REACHED)
            ranks = known
        return min(ranks, default=0)

    def of_part(self, node: ast.expr, path: tuple[int, ...]) -> int:
        """The part of ``node`` that ``path`` leads to."""
        if not path:
            return self.of(node)
        if isinstance(node, (ast.Tuple, ast.List)) and path[0] < len(node.elts):
            return self.of_part(node.elts[path[0]], path[1:])
        if not isinstance(node, ast.Call):
            return 0
        name, arguments = self._called(node)
        if arguments and name in (*_PARTED, *_TAKEN_APART) and len(path) == 1:
            return _less(self.of(arguments[0]), 1 if name in _TAKEN_APART else 0)
        return _of_options(self._function.value(node.func), lambda callee: self._returned(callee, path))

    def _returned(self, callee: Value, path: tuple[int, ...] = ()) -> int:
        """What a function of the project returns, or a part of that."""
        scope = called_function(self._function, callee)
        if scope is None:
            return 0
        return _following.once(scope, _of_result, self._counts_indices, *path, otherwise=0)

    def _given(self, name: str) -> int:
        """What all callers give for a parameter."""
        function = self._function
        if function.is_entry or not function.calls:
            return 0
        found: list[int] = []
        for call in function.calls:
            given = None
            if isinstance(call.node, ast.Call):
                given = passing.passed(call.node, name, function.info.positions.get(name))
            if self._steps < 0:
                return 0
            inner = _Search(call.caller, counts_indices=self._counts_indices)
            inner._steps = self._steps // 2
            self._steps -= 1
            found.append(inner.of(given) if given is not None else 0)
        return self.least(found)

    def _of_item(self, node: ast.Subscript) -> int:
        rank = self.of(node.value)
        if not rank and isinstance(node.value, ast.Call):
            index = self._function.value(node.slice).literal
            return self.of_part(node.value, (index,)) if isinstance(index, int) and index >= 0 else 0
        for each in node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]:
            if isinstance(each, ast.Slice) or (isinstance(each, ast.Constant) and each.value is Ellipsis):
                continue
            if isinstance(each, ast.Constant) and each.value is None:
                rank += 1
            elif self._function.value(each).kind is Kind.INT:
                rank -= 1
            else:
                return 0
        return max(rank, 0) if rank < _CARRIED // 2 else 0

    def _of_call(self, node: ast.Call) -> int:
        name, arguments = self._called(node)
        if name in _REDUCING and arguments:
            named = needed_for_axes(node, arguments[1:2]) if self._counts_indices else 0
            return _less(max(self.of(arguments[0]), named), self._reduced(node, arguments))
        if name:
            return self._of_operator(name, arguments)
        return _of_options(self._function.value(node.func), lambda callee: self._given_by(callee, node))

    def _given_by(self, callee: Value, node: ast.Call) -> int:
        """What a layer, or a function of the project, gives."""
        if isinstance(callee.cls, External):
            if callee.items:
                return max((self._given_by(each, node) for each in callee.items[-1:]), default=0)
            bare = _bare(callee.cls.name)
            taken = self.of(node.args[0]) if bare in _KEEPING and node.args else 0
            return max(taken, _OF_LAYERS.get(bare, 0))
        returned = self._returned(callee)
        if isinstance(callee.cls, ClassInfo):
            returned = max(returned, _of_bases(callee.cls))
        is_keeping = isinstance(callee.cls, ClassInfo) and _keeps(callee.cls) and bool(node.args)
        return max(returned, self.of(node.args[0])) if is_keeping else returned

    def _called(self, node: ast.Call) -> tuple[str, list[ast.expr]]:
        """The bare name of the operator that is called, and its arguments, the Tensor of a method first."""
        callee = self._function.value(node.func)
        definition = callee.function if callee.kind is Kind.FUNCTION else callee.cls
        arguments = passing.positional(node)
        if callee.kind is not Kind.CELL and isinstance(definition, External):
            is_operator = definition.name.startswith(("mindspore.ops.", "mindspore.mint."))
            return _bare(definition.name).lower().replace("_", "") if is_operator else "", arguments
        if definition is None and isinstance(node.func, ast.Attribute):
            owner = self._function.value(node.func.value)
            if owner.is_tensor or owner.kind is Kind.UNKNOWN:
                return node.func.attr.lower().replace("_", ""), [node.func.value, *node.args]
        return "", arguments

    def _reduced(self, node: ast.Call, arguments: list[ast.expr]) -> int:
        """How many dimensions a reduction takes away, at most."""
        named = passing.keywords(node)
        if any(self._function.value(named[each]).literal is True for each in KEPT & named.keys()):
            return 0
        axis = next(
            (named[each] for each in AXES & named.keys()), arguments[1] if len(arguments) > 1 else None
        )
        if axis is None or not passing.is_shown(node):
            return _CARRIED
        value = self._function.value(axis)
        if value.items is not None:
            return len(value.items)
        return 1 if value.kind is Kind.INT else _CARRIED

    def _of_operator(self, name: str, arguments: list[ast.expr]) -> int:
        if not arguments:
            return 0
        owner, *rest = arguments
        if name in _SHAPED or (name == "transpose" and len(rest) != 2):
            shown = self._shape(rest if name not in ("zeros", "ones", "full") else arguments)
            if shown:
                return shown
        if name in _SAME or name == "permute":
            return self.of(owner)
        if name in ("expanddims", "unsqueeze"):
            return self.of(owner) + 1
        if name == "bmm":
            return 3
        if name in _MATRICES:
            return 2
        if name in _OF_ALL:
            return max(map(self.of, arguments))
        if name in ("cat", "concat", "stack"):
            parts = owner.elts if isinstance(owner, (ast.Tuple, ast.List)) else []
            if isinstance(owner, (ast.ListComp, ast.GeneratorExp)):
                parts = [owner.elt]
            more = 1 if name == "stack" else 0
            return max(map(self.of, parts), default=0) + more if parts else 0
        return 0

    def _shape(self, given: Iterable[ast.expr]) -> int:
        """How many sizes are given: as one tuple, or one by one."""
        sizes = list(given)
        if len(sizes) == 1:
            whole = sizes[0].value if isinstance(sizes[0], ast.Starred) else sizes[0]
            items = self._function.value(whole).items
            if items is not None:
                return len(items)
            if isinstance(whole, (ast.Tuple, ast.List)):
                return sum(not isinstance(each, ast.Starred) for each in whole.elts)
            return 1 if self._function.value(whole).kind is Kind.INT else 0
        return len(sizes)
