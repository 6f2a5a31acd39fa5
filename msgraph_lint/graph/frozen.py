"""Values from outside that the compiler asks for once, while it compiles: random numbers, the clock."""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator

from msgraph_lint.graph.calls import is_cell_list, is_computed_with
from msgraph_lint.graph.code import GraphFunction
from msgraph_lint.graph.values import Value
from msgraph_lint.program.definitions import External, Module

_UNIT_DRAWS = {"random.random", "numpy.random.rand", "numpy.random.random", "numpy.random.random_sample"}
"""Draws between 0 and 1."""
_DRAWS = _UNIT_DRAWS | {
    *(
        f"random.{name}"
        for name in (
            "betavariate", "choice", "choices", "expovariate", "gauss", "lognormvariate", "normalvariate",
            "randint", "randrange", "sample", "triangular", "uniform",
        )
    ),
    *(
        f"numpy.random.{name}"
        for name in (
            "beta", "binomial", "choice", "exponential", "gamma", "laplace", "lognormal", "normal",
            "permutation", "poisson", "randint", "randn", "standard_normal", "uniform",
        )
    ),
}  # fmt: skip
_CLOCKS = {
    f"time.{name}{unit}"
    for name in ("time", "perf_counter", "monotonic", "process_time")
    for unit in ("", "_ns")
}
_PASSED_THROUGH = (
    ast.Attribute,
    ast.BinOp,
    ast.BoolOp,
    ast.Call,
    ast.Compare,
    ast.Subscript,
    ast.UnaryOp,
)
"""What belongs to the expression that the draw is in."""


class Use(enum.Enum):
    """Where a drawn value goes, as far as MindSpore 2.0 treats it differently."""

    TAKEN = "a name, a condition, a call or an index of a Tensor takes it"
    OPERAND = "an expression computes with it and with what is not known before the graph runs"
    REFUSED = "a comprehension, a slice or an index of a CellList takes it"


def random_draws(function: GraphFunction, use: Use) -> Iterator[ast.Call]:
    """Calls of random functions of Python and NumPy, of which graph code makes that ``use``.

    Their arguments are known while compiling; a comparison whose result does not depend on the draw is left
    out (``random.random() < 2``, probe b111).
    """
    for node in function.nodes(ast.Call):
        name = _name(function, node.func)
        if name not in _DRAWS or (name in _UNIT_DRAWS and _is_decided(function, node)):
            continue
        arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
        is_known = all(function.value(argument).is_constant for argument in arguments)
        if is_known and _use(function, node) is use:
            yield node


def clock_reads(function: GraphFunction) -> Iterator[ast.Call]:
    """Calls that ask for the time, and with whose answer graph code computes."""
    for node in function.nodes(ast.Call):
        is_spelled_out = isinstance(node.func, ast.Attribute)  # 2.0 computes with what `from time` brings
        if is_spelled_out and _name(function, node.func) in _CLOCKS and is_computed_with(function, node):
            yield node


def environment_reads(function: GraphFunction) -> Iterator[ast.expr]:
    """Reads of environment variables that a function of the module writes, and whose value is compared."""
    for node in function.nodes(ast.expr):
        key = _environment_key(function, node)
        if key is not None and is_computed_with(function, node) and key in _written_keys(function.module):
            yield node


def _environment_key(function: GraphFunction, node: ast.expr) -> str | None:
    """The variable that ``os.environ["KEY"]``, ``os.environ.get("KEY")`` or ``os.getenv("KEY")`` reads."""
    if isinstance(node, ast.Subscript):
        return _text(node.slice) if _name(function, node.value) == "os.environ" else None
    if not isinstance(node, ast.Call):
        return None
    is_read = _name(function, node.func) in ("os.getenv", "os.environ.get")
    if is_read and isinstance(node.func, ast.Attribute) and node.args:
        return _text(node.args[0])
    return None


def _written_keys(module: Module) -> set[str | None]:
    """The environment variables that functions of ``module`` set by ``os.environ["KEY"] = …``."""
    return {
        _text(node.slice)
        for function in ast.walk(module.tree)
        if isinstance(function, ast.FunctionDef)
        for node in ast.walk(function)
        if isinstance(node, ast.Subscript)
        and isinstance(node.ctx, ast.Store)
        and isinstance(found := module.resolve(node.value), External)
        and found.name == "os.environ"
    }


def _text(node: ast.expr) -> str | None:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def _name(function: GraphFunction, node: ast.expr) -> str | None:
    found = function.resolve(node)
    return found.name if isinstance(found, External) else None


def _is_decided(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a number between 0 and 1 is compared with one that is not."""
    around = function.parents[node]
    if not isinstance(around, ast.Compare) or len(around.ops) != 1:
        return False
    other = around.comparators[0] if around.left is node else around.left
    limit = function.value(other).literal
    return isinstance(limit, (int, float)) and not 0 < limit < 1


def _use(function: GraphFunction, node: ast.Call) -> Use | None:
    """The ``Use`` of a draw; ``None`` where nothing is known about it."""
    within: ast.expr = node
    with_variable = False
    while True:
        around = function.parents[within]
        if isinstance(around, (ast.Slice, ast.ListComp)):
            return Use.REFUSED
        if isinstance(around, ast.Subscript) and around.slice is within:
            return _use_as_index(function.value(around.value))
        if isinstance(around, ast.Call) and around.func is not within and not _is_interpreted(around):
            return Use.TAKEN
        if isinstance(around, (ast.Assign, ast.AnnAssign, ast.Return)):
            return Use.OPERAND if with_variable else Use.TAKEN
        if isinstance(around, (ast.If, ast.IfExp, ast.For)):
            decides = not with_variable and within is not getattr(around, "body", None)
            return Use.TAKEN if decides else None
        if isinstance(around, ast.BoolOp) and not isinstance(function.parents[around], (ast.If, ast.IfExp)):
            return None
        if not isinstance(around, _PASSED_THROUGH):
            return None
        with_variable = with_variable or _joins_variable(function, around, within)
        within = around


def _joins_variable(function: GraphFunction, around: ast.expr, within: ast.expr) -> bool:
    """Whether ``around`` computes with something beside ``within`` that the compiler may not know."""
    if isinstance(around, ast.BinOp):
        operands = [around.left, around.right]
    elif isinstance(around, ast.Compare):
        operands = [around.left, *around.comparators]
    else:
        return False
    return any(not function.value(other).is_constant for other in operands if other is not within)


def _use_as_index(owner: Value) -> Use | None:
    if owner.is_tensor:
        return Use.TAKEN
    return Use.REFUSED if is_cell_list(owner) else None


def _is_interpreted(node: ast.Call) -> bool:
    """Whether the call is one of Python's own that MindSpore 2.0 leaves to the interpreter."""
    return isinstance(node.func, ast.Name) and node.func.id in ("abs", "max", "min", "sum")
