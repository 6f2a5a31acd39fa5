"""Which weights a new Cell owns: none, always the same, or drawn at random."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from msgraph_lint.analyses.containers.written_elements import given_to_base
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.scope import Scope, attributes_of, scope_of
from msgraph_lint.graph.created import Created, created_in
from msgraph_lint.graph.instantiated import repetition
from msgraph_lint.mindspore_facts import Weights, facts
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.syntax import walk
from msgraph_lint.values.elements import CELL_LISTS
from msgraph_lint.values.value import Kind

if TYPE_CHECKING:
    from msgraph_lint.compiler.functions import GraphFunction

_DENSE = {"Dense", "Conv1d", "Conv2d", "Conv3d", "Conv1dTranspose", "Conv2dTranspose", "Conv3dTranspose"}
_NORMS = {
    "BatchNorm1d",
    "BatchNorm2d",
    "BatchNorm3d",
    "LayerNorm",
    "GroupNorm",
    "InstanceNorm2d",
    "SyncBatchNorm",
}
_CONSTANT_INITIALIZERS = {"zeros", "zero", "ones", "one", "constant", "identity", "dirac"}
_CONSTANT_ARRAYS = {
    "ones",
    "zeros",
    "full",
    "eye",
    "arange",
    "array",
    "linspace",
    "asarray",
    "ones_like",
    "zeros_like",
}
_RANDOM_WORDS = ("random", "normal", "uniform", "rand")
_BUSY: set[ClassInfo] = set()


def created_weights(created: Created) -> Weights | None:
    """What a Cell that graph code creates owns; ``None`` when it is not shown, or cannot be created."""
    if created.kind is not Kind.CELL or created.varying:
        return None
    return weights_of(created.function, created.node, created.function.target.measured_version)


def clashes(function: GraphFunction) -> dict[Created, tuple[Created, str]]:
    """The layers that another one stands beside whose weight has the same name: the other one, and the name.

    Measured: layers inside Cells of the project do not clash, nor do those in branches that the compiler
    resolves, nor those that nothing calls.
    """
    groups: dict[str, list[Created]] = {}
    for created in created_in(function):
        if not created.external or not created.is_called or function.conditions_of(created.node):
            continue
        if created_weights(created) in ("constant", "random"):
            groups.setdefault(weight_name(created.external), []).append(created)
    found: dict[Created, tuple[Created, str]] = {}
    for name, group in groups.items():
        for index, created in enumerate(group):
            if len(group) > 1:
                found[created] = (group[index - 1] if index else group[1], name)
            elif created.runs_repeatedly and created.depends_on_loop:
                found[created] = (created, name)
    return found


def is_repeated(function: GraphFunction, created: Created) -> bool:
    """Whether a network holds several Cells that create the layer each: its weights have the same name.

    Those of a Cell of the project clash too.
    """
    if repetition(function) is None or not created.is_called or function.conditions_of(created.node):
        return False
    return created_weights(created) in ("constant", "random")


def weights_in_loop(function: GraphFunction, created: Created) -> Weights | None:
    """What a layer of MindSpore owns that a loop creates several times, with the same arguments.

    ``None`` for other layers, and for those that stand beside another one whose weight has the same name.
    """
    if not (created.external and created.runs_repeatedly) or created in function.once(clashes):
        return None
    return created_weights(created) if not is_repeated(function, created) else None


def weight_name(external: str) -> str:
    """What the layers call their weight: those of one name cannot stand side by side in a graph."""
    layer = external.removeprefix("mindspore.nn.")
    return "weight" if layer in _DENSE else "gamma" if layer in _NORMS else layer


def weights_of(scope: Scope, node: ast.Call, version: str) -> Weights | None:
    """What the Cell that ``node`` creates owns; ``None`` when the source does not show it."""
    cls = scope.value(node.func).cls
    if isinstance(cls, External):
        return _of_layer(scope, node, cls.name, version)
    if isinstance(cls, ClassInfo) and cls.is_cell:
        return _of_project_cell(scope, node, cls, version)
    return None


def _of_layer(scope: Scope, node: ast.Call, name: str, version: str) -> Weights | None:
    known = facts(version).cell(name)
    if known is None or known.weights == "none":
        return known.weights if known is not None else None
    given = _given(scope, node, [param.name for param in known.params if param.kind == "positional"])
    if given is None:
        return None
    if facts(version).is_optimizer(name) or any(param in given for param in ("affine", "elementwise_affine")):
        return None
    layer = name.removeprefix("mindspore.nn.")
    if layer in _DENSE:
        return _of_dense(scope, layer, given, version)
    chosen = [_initial(scope, value) for param, value in given.items() if _is_initial(param)]
    if not chosen:
        return known.weights
    all_chosen = layer == "Embedding" or known.weights == "constant"
    return combine(chosen) if all_chosen or "random" in chosen else None


def _given(scope: Scope, node: ast.Call, names: list[str]) -> dict[str, ast.expr] | None:
    """Parameter -> its argument; ``None`` when the source hides which ones choose how weights begin.

    A ``*`` of known length that only gives sizes hides nothing.
    """
    given = passing.keywords(node)
    if len(given) < len(node.keywords):
        return None
    for argument in node.args:
        items = scope.value(argument.value).items if isinstance(argument, ast.Starred) else None
        if not isinstance(argument, ast.Starred):
            given.update(dict.fromkeys(names[:1], argument))
        elif items is None or any(_is_choice(name) for name in names[: len(items)]):
            return None
        names = names[1 if items is None else len(items) :]
    return given


def _is_choice(parameter: str) -> bool:
    return _is_initial(parameter) or parameter in ("has_bias", "affine", "elementwise_affine")


def _of_dense(scope: Scope, layer: str, given: dict[str, ast.expr], version: str) -> Weights | None:
    """``weight`` is random unless chosen; ``bias`` is random from 2.7 on, zeros before (probe c02)."""
    parts = [_initial(scope, given["weight_init"]) if "weight_init" in given else "random"]
    has_bias = scope.value(given["has_bias"]).literal if "has_bias" in given else layer == "Dense"
    if has_bias is True:
        default: Weights = "constant" if version == "2.0" else "random"
        parts.append(_initial(scope, given["bias_init"]) if "bias_init" in given else default)
    elif has_bias is not False:
        parts.append(None)
    return combine(parts)


def _is_initial(parameter: str) -> bool:
    return parameter.endswith("_init") or parameter in ("embedding_table", "w")


def _initial(scope: Scope, node: ast.expr) -> Weights | None:
    """What an initial value makes: a name, a number, a Tensor, an ``Initializer``."""
    value = scope.value(node)
    if isinstance(value.literal, str):
        return "constant" if value.literal.lower() in _CONSTANT_INITIALIZERS else "random"
    if value.kind in (Kind.INT, Kind.FLOAT) and value.is_constant:
        return "constant"
    if isinstance(node, ast.Attribute) and value.is_tensor and value.is_constant:
        return "constant"
    if isinstance(node, ast.Call):
        return _initializer(scope, node)
    return None


def _initializer(scope: Scope, node: ast.Call) -> Weights | None:
    """``initializer("ones", …)`` or ``Normal(0.02)``."""
    value = scope.value(node.func)
    definition = value.cls or value.function
    name = definition.name if isinstance(definition, External) else ""
    if name == "mindspore.common.initializer.initializer":
        return _initial(scope, node.args[0]) if node.args else None
    if name.startswith("mindspore.common.initializer."):
        return "constant" if name.rpartition(".")[2].lower() in _CONSTANT_INITIALIZERS else "random"
    return None


def _of_project_cell(scope: Scope, node: ast.Call, cls: ClassInfo, version: str) -> Weights | None:
    if cls in _BUSY:
        return "none"
    _BUSY.add(cls)
    try:
        parts = [*_of_bases(scope, node, cls, version), *_of_attributes(cls, version)]
    finally:
        _BUSY.discard(cls)
    if "random" not in parts and attributes_of(cls).is_dynamic:
        return None
    return combine(parts)


def _of_bases(scope: Scope, node: ast.Call, cls: ClassInfo, version: str) -> Iterator[Weights | None]:
    """The weights of the layer of MindSpore's that ``cls`` derives from."""
    init = cls.method("__init__")
    call, inside = (_super_call(init), Scope(init, cls)) if init is not None else (node, scope)
    for base in cls.external_bases:
        if base.name in CELL_LISTS:
            for given in given_to_base(cls):
                if isinstance(given.node, ast.Call):
                    yield _of_call(given.scope, given.node, version)
        elif base.name != "mindspore.nn.Cell":
            yield _of_layer(inside, call, base.name, version) if call is not None else None


def _super_call(init: FunctionInfo) -> ast.Call | None:
    """``super().__init__(…)`` in ``init``."""
    for node in walk(init.node.body):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "__init__"
        ):
            return node if isinstance(node.func.value, ast.Call) else None
    return None


def _of_attributes(cls: ClassInfo, version: str) -> Iterator[Weights | None]:
    """The weights of what ``__init__`` puts on ``self``; ``None`` for what may be there or not."""
    for bindings in attributes_of(cls).bindings.values():
        for binding in bindings:
            if binding.value is None or binding.function is None or not binding.in_init:
                continue
            for call, certain in _calls(binding.value):
                found = _of_call(scope_of(binding), call, version)
                yield found if found == "none" or (certain and not binding.conditional) else None


def _calls(node: ast.AST, certain: bool = True) -> Iterator[tuple[ast.Call, bool]]:
    """The calls in an expression, and whether they surely run; the arguments of a Parameter belong to it."""
    if isinstance(node, ast.Call):
        yield node, certain
    if isinstance(node, (ast.IfExp, ast.BoolOp, ast.ListComp, ast.GeneratorExp, ast.DictComp, ast.Lambda)):
        certain = False
    for child in ast.iter_child_nodes(node):
        yield from _calls(child, certain)


def _of_call(scope: Scope, node: ast.Call, version: str) -> Weights | None:
    value = scope.value(node)
    if value.kind is Kind.CELL:
        return weights_of(scope, node, version)
    if value.kind is Kind.PARAMETER:
        return _of_parameter(scope, node)
    callee = scope.value(node.func)
    external = isinstance(callee.function or callee.cls, External)
    return "none" if external or value.kind is not Kind.UNKNOWN else None


def _of_parameter(scope: Scope, node: ast.Call) -> Weights | None:
    """Random when a word in the value says so, constant when it is made of constants only."""
    parts: list[Weights | None] = ["constant"]
    for call in (n for argument in node.args[:1] for n in ast.walk(argument) if isinstance(n, ast.Call)):
        callee = scope.value(call.func)
        definition = callee.cls or callee.function
        name = definition.name.rpartition(".")[2].lower() if isinstance(definition, External) else ""
        if name == "initializer" or "initializer." in str(getattr(definition, "name", "")):
            parts.append(_initializer(scope, call))
        elif any(word in str(getattr(definition, "name", "")) for word in _RANDOM_WORDS):
            parts.append("random")
        elif name not in _CONSTANT_ARRAYS | {"tensor"}:
            parts.append(None)
    return combine(parts)


def combine(parts: Iterable[Weights | None]) -> Weights | None:
    """What a Cell owns that is made of ``parts``."""
    found = set(parts)
    if "random" in found:
        return "random"
    if None in found:
        return None
    return "constant" if "constant" in found else "none"
