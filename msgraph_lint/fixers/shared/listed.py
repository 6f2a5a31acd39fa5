"""``x.tolist()`` → ``[each.item() for each in x]``: a Tensor as the Python numbers in it."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from msgraph_lint.analyses.tensors.dtypes import INTEGERS, dtype_of
from msgraph_lint.analyses.tensors.ranks import number_of_dimensions
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import (
    free_name,
    has_comment,
    indent_of,
    operand,
    replace,
    starts_line,
    step_of,
)
from msgraph_lint.hits import Hit
from msgraph_lint.program.definitions import FunctionInfo

_SMALL_FLOATS = {"float16", "bfloat16"}
"""What `item` of a graph has no number for."""
_OF_LISTS = {"count", "index", "insert", "pop", "sort"}
_TAKE_LISTS = {
    "all", "any", "broadcast_to", "enumerate", "expand", "len", "list", "map", "max", "min",
    "permute", "repeat", "reshape", "reversed", "set", "sorted", "split", "split_with_sizes", "sum", "tile",
    "tuple", "view", "zip",
}  # fmt: skip
"""Functions and methods that take no number where they take a list."""
_TAKE_SIZES = {"arange", "broadcast_to", "expand", "repeat", "reshape", "split", "tile", "view"}
_LEFT_OUTSIDE = {"Tensor", "array", "bucketize", "extend", "tensor"}
"""What leaves the graph for any list of numbers that vary, or keeps them from call to call."""
_CHOOSING = {"nonzero", "argwhere", "masked_select", "unique", "unique_consecutive"}
"""What gives a Tensor as long as its input says."""
_ALONG_AXIS = {"cumsum", "mean", "prod", "sum"}
_MOST_STEPS = 6


def as_numbers(hit: Hit, call: ast.Call, owner: ast.expr) -> Fix | None:
    """The fix for ``call``, which makes a list or number of the Tensor ``owner``."""
    function = hit.function
    if (
        not function.target.has_levels
    ):  # on 2.0, there is no `tolist`, and `item` takes Tensors of one number alone
        return None
    dtype, rank = dtype_of(function, owner), number_of_dimensions(function, owner)
    extended = _extended(function, call)
    if _varies_in_length(function, owner, _MOST_STEPS) or (extended is None and _leaves(function, call)):
        return None
    depth = rank if rank is not None else _depth(function, call, 2) or _least(function, owner)
    if extended is not None:
        depth = {None: 1, 1: 1}.get(rank)
    if depth is None or depth > 2:
        return None
    text = f"{operand(hit.source, owner)}{'.float()' if dtype in _SMALL_FLOATS else ''}"
    is_whole = dtype in INTEGERS or (dtype is None and _are_sizes(function, call))
    if is_whole and function.binds("int"):
        return None
    taken = frozenset(function.info.mentions) | function.parameter_names
    number = "int({})" if is_whole else "{}.item()"
    if extended is not None:
        each = free_name("each", taken)
        appended = f"{hit.source.segment(extended)}.append({number.format(each)})"
        edit = _looped(function, call, f"for {each} in {text}:", appended)
        text = f"for {each} in {text}: {appended}"
    else:
        text = _taken_apart(text, depth, taken, number)
        edit = replace(hit.source, call, text)
    if edit is None:
        return None
    shown = hit.source.segment(owner)
    reasons = [f"`{shown}` is taken for a {('', 'vector', 'matrix')[depth]}"] if rank is None else []
    if is_whole and dtype is None:
        reasons.append("it is taken for one of integers")
    elif dtype is None:
        reasons.append("what is not int64, float32, float64 or bool is to be cast first")
    if depth:
        reasons.append("the compiler has to know its length")
    safety = Safety.UNSAFE if rank is None or dtype is None else Safety.SAFE
    return Fix(f"Write `{text}`", (edit,), safety, "; ".join(reasons) if safety is Safety.UNSAFE else "")


def as_number(hit: Hit, call: ast.Call, owner: ast.expr) -> Fix | None:
    """The fix for ``call``, which makes a number of the Tensor ``owner``.

    One of the graph varies, where that of the interpreter may be a size: it is computed with, or returned.
    """
    is_computed_with = isinstance(hit.function.parents[call], (ast.BinOp, ast.Compare, ast.Return))
    if not hit.function.target.has_levels or not is_computed_with:
        return None
    dtype = dtype_of(hit.function, owner)
    text = f"{operand(hit.source, owner)}{'.float()' if dtype in _SMALL_FLOATS else ''}.item()"
    edit = replace(hit.source, call, text)
    if edit is None:
        return None
    reason = "" if dtype is not None else "what is not int64, float32, float64 or bool is to be cast first"
    return Fix(f"Write `{text}`", (edit,), Safety.UNSAFE if reason else Safety.SAFE, reason)


def _extended(function: GraphFunction, call: ast.Call) -> ast.Name | None:
    """``rows`` of the statement ``rows.extend(x.tolist())``, where that is a local list.

    An item of one would do as long as the compiler knows how many numbers there are, and no longer.
    """
    around = function.parents[call]
    method = around.func if isinstance(around, ast.Call) else None
    if not isinstance(method, ast.Attribute) or method.attr != "extend":
        return None
    owner = method.value
    is_local = isinstance(owner, ast.Name) and function.is_local(owner.id)
    is_statement = isinstance(function.parents[around], ast.Expr)
    return owner if isinstance(owner, ast.Name) and is_local and is_statement else None


def _looped(function: GraphFunction, call: ast.Call, head: str, body: str) -> Edit | None:
    """The statement of ``call`` as a loop."""
    source, statement = function.module.source, function.statement_of(call)
    span = source.span(statement)
    rest = source.text[span.end : source.line_end(span.end)].strip()
    is_alone = starts_line(source, statement) and (not rest or rest.startswith("#"))
    if not is_alone or has_comment(source, span.start, span.end):
        return None
    inner = f"{indent_of(source, statement)}{step_of(source, function.node)}"
    return Edit(span.start, span.end, f"{head}{source.newline(span.start)}{inner}{body}")


def _least(function: GraphFunction, owner: ast.expr) -> int | None:
    """1 where ``owner`` is what one axis leaves of a Tensor, as ``x.sum(0)``."""
    if isinstance(owner, ast.Name):
        values = [binding.value for binding in function.bindings.get(owner.id, ())]
        found = [_least(function, value) for value in values if isinstance(value, ast.Call)]
        return next((each for each in found if each is not None), None)
    is_along = (
        isinstance(owner, ast.Call) and _name(owner.func) in _ALONG_AXIS and owner.args + owner.keywords
    )
    return 1 if is_along else None


def _taken_apart(text: str, depth: int, taken: frozenset[str], number: str) -> str:
    if depth == 0:
        return number.format(text)
    each, row = free_name("each", taken), free_name("row", taken)
    if depth == 2:
        return f"[[{number.format(each)} for {each} in {row}] for {row} in {text}]"
    return f"[{number.format(each)} for {each} in {text}]"


def _are_sizes(function: GraphFunction, call: ast.Call) -> bool:
    """Whether the numbers are sizes: what takes them takes no others."""
    around = function.parents[call]
    while isinstance(around, ast.keyword) or (isinstance(around, ast.Call) and _name(around.func) == "tuple"):
        around = function.parents[around]
    return isinstance(around, ast.Call) and _name(around.func) in _TAKE_SIZES


def _leaves(function: GraphFunction, call: ast.Call) -> bool:
    """Whether what takes the list leaves the graph all the same."""
    around = function.parents[call]
    while isinstance(around, (ast.List, ast.Tuple, ast.keyword)):
        around = function.parents[around]
    return isinstance(around, ast.Call) and around.func is not call and _name(around.func) in _LEFT_OUTSIDE


def _name(node: ast.expr) -> str:
    return getattr(node, "attr", getattr(node, "id", ""))


def _depth(function: GraphFunction, node: ast.expr, steps: int) -> int | None:
    """1 for a list of numbers, 2 for one of lists, as ``node`` is used; ``None`` where nothing shows it."""
    around = function.parents[node]
    if isinstance(around, (ast.For, ast.comprehension)) and around.iter is node:
        is_of_lists = isinstance(around.target, (ast.Tuple, ast.List)) or _is_list(function, around.target)
        return 2 if is_of_lists else 1
    if isinstance(around, ast.Attribute):
        return 1 if around.attr in _OF_LISTS else None
    if isinstance(around, (ast.Subscript, ast.Starred)):
        return 1
    if isinstance(around, ast.IfExp):
        other = around.orelse if around.body is node else around.body
        return 1 if isinstance(other, (ast.List, ast.ListComp)) else _depth(function, around, steps)
    if isinstance(around, ast.Call) and around.func is not node:
        if _name(around.func) in _TAKE_LISTS:
            return 1
        return _deepest(_uses_by(function, around, node), steps)
    if isinstance(around, (ast.Assign, ast.AnnAssign)):
        targets = around.targets if isinstance(around, ast.Assign) else [around.target]
        if any(isinstance(each, (ast.Tuple, ast.List)) for each in targets):
            return 1
        names = [each.id for each in targets if isinstance(each, ast.Name)]
        reads = (read for name in names for read in function.named(name))
        return _deepest(((function, read) for read in reads if isinstance(read.ctx, ast.Load)), steps)
    return None


def _is_list(function: GraphFunction, target: ast.expr) -> bool:
    """Whether the name that a loop gives to each item is used as one of a list."""
    reads = function.named(target.id) if isinstance(target, ast.Name) else ()
    return any(isinstance(read.ctx, ast.Load) and _is_used_as_list(function, read) for read in reads)


def _is_used_as_list(function: GraphFunction, read: ast.Name) -> bool:
    around = function.parents[read]
    if isinstance(around, (ast.For, ast.comprehension)):
        return around.iter is read
    if isinstance(around, ast.Compare):
        operands = zip(around.ops, around.comparators, strict=True)
        return any(isinstance(each, (ast.In, ast.NotIn)) and right is read for each, right in operands)
    if isinstance(around, ast.Attribute):
        return around.attr in _OF_LISTS
    is_measured = isinstance(around, ast.Call) and _name(around.func) == "len"
    return is_measured or (isinstance(around, ast.Subscript) and around.value is read)


def _deepest(uses: Iterator[tuple[GraphFunction, ast.expr]], steps: int) -> int | None:
    if steps == 0:
        return None
    return max((depth for each in uses if (depth := _depth(*each, steps - 1)) is not None), default=None)


def _uses_by(
    function: GraphFunction, call: ast.Call, node: ast.expr
) -> Iterator[tuple[GraphFunction, ast.expr]]:
    """What a function of the project does with an argument."""
    callee = function.value(call.func).function
    if not isinstance(callee, FunctionInfo):
        return
    for graph_function in function.code.compiled.get(callee.node, ()):
        for name in graph_function.parameter_names:
            if passing.passed(call, name, callee.positions.get(name)) is node:
                for read in graph_function.named(name):
                    yield graph_function, read


def _varies_in_length(function: GraphFunction, node: ast.expr, steps: int) -> bool:
    """Whether the values of a Tensor decide how long ``node`` is: ``x[x > 0]``, ``ops.nonzero(x)``."""
    if steps == 0:
        return False
    if isinstance(node, ast.Name):
        values = [binding.value for binding in function.bindings.get(node.id, ())]
        return any(value is not None and _varies_in_length(function, value, steps - 1) for value in values)
    if isinstance(node, ast.Subscript):
        is_mask = function.value(node.slice).is_tensor and dtype_of(function, node.slice) not in INTEGERS
        return is_mask or _varies_in_length(function, node.value, steps - 1)
    if isinstance(node, ast.BinOp):
        return any(_varies_in_length(function, each, steps - 1) for each in (node.left, node.right))
    if isinstance(node, ast.Call):
        if _name(node.func) in _CHOOSING:
            return True
        is_method = isinstance(node.func, ast.Attribute) and function.value(node.func.value).is_tensor
        parts = [*([node.func.value] if is_method else []), *node.args]  # type: ignore[attr-defined]
        return any(_varies_in_length(function, each, steps - 1) for each in parts)
    return False


def taken_for(function: GraphFunction, node: ast.expr, method: str) -> ast.Call | None:
    """``node.method()``, where that is what becomes of ``node``."""
    around = function.parents[node]
    call = function.parents[around] if isinstance(around, ast.Attribute) and around.attr == method else None
    is_plain = isinstance(call, ast.Call) and call.func is around and not (call.args or call.keywords)
    return call if is_plain and isinstance(call, ast.Call) else None
