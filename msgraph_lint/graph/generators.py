"""Draws of random numbers: functions of Python and NumPy, and methods of objects that carry a generator."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.scope import scope_of
from msgraph_lint.compiler.truth import asks_for_none
from msgraph_lint.graph.creations import creations
from msgraph_lint.graph.plain import made_by
from msgraph_lint.program.definitions import External
from msgraph_lint.program.syntax import attribute_of, is_none_literal
from msgraph_lint.records import dataclass

_UNIT_DRAWS = {"rand", "random", "random_sample"}
"""Draws between 0 and 1."""
_PYTHON = {
    "betavariate", "choice", "choices", "expovariate", "gauss", "lognormvariate", "normalvariate",
    "randint", "random", "randrange", "sample", "triangular", "uniform",
}  # fmt: skip
_NUMPY = {
    "beta", "binomial", "choice", "exponential", "gamma", "laplace", "lognormal", "normal", "permutation",
    "poisson", "rand", "randint", "randn", "random", "random_sample", "standard_normal", "uniform",
}  # fmt: skip
_METHODS = _PYTHON | _NUMPY | {"integers"}
_GENERATORS = {
    "random.Random", "random.SystemRandom",
    "numpy.random.default_rng", "numpy.random.Generator", "numpy.random.RandomState",
}  # fmt: skip


@dataclass(frozen=True)
class Draw:
    """A call that draws random numbers."""

    node: ast.Call
    name: str
    """Of the function or method: ``uniform``."""
    of_object: bool
    """Whether an object that was made outside graph code draws them."""

    @property
    def is_of_unit(self) -> bool:
        """Whether what is drawn lies between 0 and 1."""
        return self.name in _UNIT_DRAWS


def draws(function: GraphFunction) -> Sequence[Draw]:
    """The calls in ``function`` that draw random numbers."""
    return function.once(_draws)


def _draws(function: GraphFunction) -> tuple[Draw, ...]:
    return tuple(_find_draws(function))


def _find_draws(function: GraphFunction) -> Iterator[Draw]:
    for node in function.nodes(ast.Call):
        name = _drawn(function.resolve(node.func))
        if name is not None:
            yield Draw(node, name, of_object=False)
        elif isinstance(node.func, ast.Attribute):
            kept = _kept(function, node.func)
            if kept is not None:
                yield Draw(node, kept, of_object=True)
            elif node.func.attr in _METHODS:
                made_outside = _is_made_outside(function, node.func.value)
                if made_outside is not None:
                    yield Draw(node, node.func.attr, made_outside)


def _drawn(definition: object) -> str | None:
    """``uniform`` for ``random.uniform`` and for ``numpy.random.uniform``."""
    if not isinstance(definition, External):
        return None
    library, _, name = definition.name.rpartition(".")
    names = {"random": _PYTHON, "numpy.random": _NUMPY}.get(library, set())
    return name if name in names else None


def _kept(function: GraphFunction, node: ast.Attribute) -> str | None:
    """What ``self.draw`` draws after ``self.draw = random.random`` or ``= random.Random(1).random``."""
    name = attribute_of(node, function.self_name)
    if name is None or function.attributes is None:
        return None
    bindings = function.attributes.effective_bindings(name)
    value = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
    if not isinstance(value, ast.Attribute):
        return None
    scope = scope_of(bindings[0])
    is_method = isinstance(value.value, ast.Call) and _is_generator(scope.resolve(value.value.func))
    return value.attr if is_method and value.attr in _METHODS else _drawn(scope.resolve(value))


def _is_made_outside(function: GraphFunction, node: ast.expr) -> bool | None:
    """Whether the generator ``node`` was made outside graph code; ``None`` for anything else."""
    if isinstance(node, ast.Call):
        return False if _is_generator(function.resolve(node.func)) else None
    if isinstance(node, ast.Name) and function.is_local(node.id):
        bindings = function.bindings.get(node.id, [])
        value = bindings[0].value if len(bindings) == 1 and bindings[0].item is None else None
        is_own = value is not None and node.id not in function.parameter_names and not bindings[0].iterated
        is_other = isinstance(value, (ast.Call, ast.Attribute))  # a name may lead back to this one
        return _is_made_outside(function, value) if is_own and is_other and value is not None else None
    if _is_generator(made_by(function, node)):
        return True
    return True if _is_given(function, node) else None


def _is_generator(definition: object) -> bool:
    return isinstance(definition, External) and definition.name in _GENERATORS


def _is_given(function: GraphFunction, node: ast.expr) -> bool:
    """Whether ``node`` is ``self.rng``, and all calls in the project give ``__init__`` a generator.

    With ``rng or RandomState(0)``, they may leave it out.
    """
    name = attribute_of(node, function.self_name)
    if name is None or function.attributes is None or function.receiver is None:
        return False
    init, bindings = function.receiver.method("__init__"), function.attributes.effective_bindings(name)
    if init is None or len(bindings) != 1 or bindings[0].function is not init:
        return False
    value, fallback = _with_fallback(bindings[0].value)
    if not isinstance(value, ast.Name) or value.id not in init.parameter_names or value.id in init.bindings:
        return False
    if fallback is not None and not _is_generator(scope_of(bindings[0]).resolve(fallback.func)):
        return False
    annotation = init.annotations[value.id]
    if annotation is not None and _is_generator(init.module.resolve(annotation)):
        return True
    position = init.positions.get(value.id)
    calls = creations(function.code.project, function.receiver)
    made = [(module, passing.passed(call, value.id, position)) for module, call in calls]
    if fallback is not None:
        made = [each for each in made if each[1] is not None and not is_none_literal(each[1])]
    return bool(made or fallback) and all(
        isinstance(given, ast.Call) and _is_generator(module.resolve(given.func)) for module, given in made
    )


def _with_fallback(value: ast.expr | None) -> tuple[ast.expr | None, ast.Call | None]:
    """``rng`` and the call in ``rng or call()`` and ``rng if rng is not None else call()``."""
    given, other = value, None
    if isinstance(value, ast.BoolOp) and isinstance(value.op, ast.Or) and len(value.values) == 2:
        given, other = value.values
    elif isinstance(value, ast.IfExp) and asks_for_none(value.test):
        sides = (value.body, value.orelse)
        given, other = sides if isinstance(value.body, ast.Name) else sides[::-1]
    return (given, other) if isinstance(other, ast.Call) else (value, None)
