"""A random number of the graph, which is drawn at each call, where it is compared or computed with."""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Fix, Safety
from msgraph_lint.fixers.shared.edits import operand, replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import External

_UNIFORM = {
    "random.random", "random.uniform",
    "numpy.random.rand", "numpy.random.random", "numpy.random.random_sample", "numpy.random.uniform",
}  # fmt: skip
_NORMAL = {
    "random.gauss", "random.normalvariate", "numpy.random.normal", "numpy.random.randn",
    "numpy.random.standard_normal",
}  # fmt: skip
_ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
_ARITHMETIC = (ast.Add, ast.Sub, ast.Mult, ast.Div)
_REASON = (
    "the number is then a float32 Tensor of MindSpore's generator, with a seed of its own, "
    "and both ways that it decides have to give the same kinds and shapes"
)


def fix(hit: Hit) -> Fix | None:
    function, call = hit.function, hit.node
    assert isinstance(call, ast.Call)
    found = function.resolve(call.func)
    name = found.name if isinstance(found, External) else ""
    drawn = "rand" if name in _UNIFORM else "randn" if name in _NORMAL else None
    uses = _uses(function, call)
    if drawn is None or call.keywords or uses is None:
        return None
    if not all(_may_be_tensor(function, each) for each in uses):
        return None
    speller = Speller(function.module, function.parameter_names | frozenset(function.bindings))
    text = f"{speller.spell(f'mindspore.ops.{drawn}')}(())"
    if call.args:
        if len(call.args) != 2 or any(isinstance(each, ast.Starred) for each in call.args):
            return None
        text = _scaled(function, text, call.args, is_between=drawn == "rand")
        text = text if isinstance(function.parents[call], ast.Assign) else f"({text})"
    edit = replace(hit.source, call, text)
    if edit is None or not speller.is_complete:
        return None
    return Fix(f"Write `{text}`", (edit, *speller.imports), Safety.UNSAFE, _REASON)


def _scaled(function: GraphFunction, text: str, arguments: Sequence[ast.expr], is_between: bool) -> str:
    """Between two numbers, or with a mean and a deviation."""
    source = function.module.source
    first, second = (operand(source, each) for each in arguments)
    values = [each.value if isinstance(each, ast.Constant) else None for each in arguments]
    if values == [0, 1]:
        return text
    return f"{first} + ({second} - {first}) * {text}" if is_between else f"{first} + {second} * {text}"


def _uses(function: GraphFunction, call: ast.Call) -> list[ast.expr] | None:
    """Where the number is read: the call itself, or the name that it alone is bound to."""
    parent = function.parents[call]
    if not isinstance(parent, ast.Assign):
        return [call]
    target = parent.targets[0]
    if (
        len(parent.targets) > 1
        or not isinstance(target, ast.Name)
        or len(function.bindings.get(target.id, ())) > 1
    ):
        return None
    if target.id in function.info.captured_names or target.id in function.parameter_names:
        return None
    return [each for each in function.info.mentions[target.id] if isinstance(each.ctx, ast.Load)]


def _may_be_tensor(function: GraphFunction, node: ast.expr) -> bool:
    """Whether a Tensor does there: in a comparison that decides something, or beside another Tensor."""
    while isinstance(outer := function.parents[node], ast.BinOp):
        other = outer.left if outer.right is node else outer.right
        if not isinstance(outer.op, _ARITHMETIC):
            return False
        if function.value(other).is_tensor:
            return True
        node = outer
    is_compared = isinstance(outer, ast.Compare) and all(isinstance(each, _ORDERS) for each in outer.ops)
    return is_compared and len(getattr(outer, "ops", ())) == 1 and _may_decide(function, outer)


def _may_decide(function: GraphFunction, node: ast.AST) -> bool:
    """Whether the branches under a condition with ``node`` in it look like those that a Tensor may decide."""
    while isinstance(outer := function.parents[node], (ast.BoolOp, ast.UnaryOp)):
        node = outer
    if isinstance(outer, ast.Assign) and isinstance(outer.targets[0], ast.Name):
        reads = function.info.mentions[outer.targets[0].id]
        return all(_may_decide(function, each) for each in reads if isinstance(each.ctx, ast.Load))
    if not isinstance(outer, ast.If) or outer.test is not node:
        return False
    return not any(
        _is_of_python(function, part) for each in (*outer.body, *outer.orelse) for part in ast.walk(each)
    )


def _is_of_python(function: GraphFunction, node: ast.AST) -> bool:
    """Whether ``node`` gives what no Tensor may stand for: None, or what a library computes."""
    if isinstance(node, ast.Constant):
        return node.value is None
    found = function.resolve(node.func) if isinstance(node, ast.Call) else None
    return isinstance(found, External) and not found.name.startswith("mindspore.")
