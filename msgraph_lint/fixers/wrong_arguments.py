"""`mint.ones((2, 3))` for `mint.ones(2, 3)`, `nn.ReLU()` for `nn.ReLU(True)`, and the like.

What a function of the project lacks is passed where the caller has it: `self`, or what is called so.
"""

from __future__ import annotations

import ast
from collections.abc import Sequence

from msgraph_lint.findings import Edit, Fix, Safety
from msgraph_lint.fixers.shared.edits import has_comment, replace
from msgraph_lint.fixers.shared.spelling import Speller
from msgraph_lint.hits import CodeHit
from msgraph_lint.program.definitions import External, FunctionInfo
from msgraph_lint.program.names import is_cell_name
from msgraph_lint.python_code.calls import WrongCall
from msgraph_lint.python_code.code import PythonCode
from msgraph_lint.python_code.same import DTYPES
from msgraph_lint.python_code.signatures import signatures_of, wrong

_OF_SIZES = {"empty", "ones", "zeros"}
"""Functions that take the sizes one by one in PyTorch, and as one tuple here."""
_IN_PLACE = {"ELU", "Hardsigmoid", "Hardswish", "Mish", "ReLU", "ReLU6", "SiLU"}
"""Layers whose argument says in PyTorch whether they change their input, which none does here."""
_OF_ITEMS = {
    "mindspore.Tensor",
    "mindspore.mint.tensor",
    "mindspore.tensor",
    "numpy.array",
    "numpy.asarray",
}
"""What makes something of several items that it is given as one argument."""
_REASON = "PyNative raises TypeError here without it"


def fix(hit: CodeHit) -> Fix | None:
    call = hit.thing
    if not (isinstance(call, WrongCall) and isinstance(call.node, ast.Call)):
        return None
    if any(isinstance(argument, ast.Starred) for argument in call.node.args):
        return None
    if call.canonical is None:
        return _for_project(hit, call)
    name = call.canonical.rpartition(".")[2]
    if name == "where" and isinstance(hit.code, PythonCode):
        return _where_true(hit.code, call)
    if name == "Initializer" and isinstance(hit.code, PythonCode):
        return _initializer(hit.code, call)
    return _for_mindspore(hit, call, name)


def _fix(text: str, *edits: Edit) -> Fix:
    return Fix(f"Write `{text}`", edits, Safety.UNSAFE, _REASON)


# MindSpore's own


def _for_mindspore(hit: CodeHit, call: WrongCall, name: str) -> Fix | None:
    arguments, source = call.node.args, hit.source
    if not arguments:
        return None
    start, end = source.grouped(arguments[0]).start, source.grouped(arguments[-1]).end
    if has_comment(source, start, end):
        return None
    given = source.text[start:end]
    if name in _OF_SIZES and len(arguments) == 2 and _is_dtype(arguments[1]):
        return _with_dtype(hit, call)
    if name in _OF_SIZES and len(arguments) > 1:
        if any(_is_shape(each) or _is_dtype(each) for each in arguments):
            return None
        return _fix(f"{call.name}(({given}))", Edit(start, start, "("), Edit(end, end, ")"))
    if name in _IN_PLACE and len(arguments) == 1 and not call.node.keywords and _is_truth(arguments[0]):
        return _fix(f"{call.name}()", Edit(start, end, ""))
    if name == "randint" and len(arguments) == 2 and _is_shape(arguments[1]) and not call.node.keywords:
        return _fix(f"{call.name}(0, {given})", Edit(start, start, "0, "))
    return _from_caller(hit, call)


def _with_dtype(hit: CodeHit, call: WrongCall) -> Fix | None:
    """`mint.ones(shape, dtype=…)`, where the dtype may only be given by its name."""
    shape, dtype = call.node.args
    if not _is_right(call, [shape], [*call.node.keywords, ast.keyword("dtype", dtype)]):
        return None
    start = hit.source.grouped(dtype).start
    return _fix(f"{call.name}(…, dtype={hit.source.segment(dtype)})", Edit(start, start, "dtype="))


def _is_dtype(node: ast.expr) -> bool:
    """Whether it is called as dtypes are: `x.dtype`, `ms.float32`, `dtype`, `compute_dtype`."""
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.endswith("dtype") or name in DTYPES


def _is_shape(node: ast.expr) -> bool:
    is_asked = isinstance(node, ast.Attribute) and node.attr == "shape"
    return is_asked or isinstance(node, (ast.Tuple, ast.List))


def _is_truth(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _where_true(code: PythonCode, call: WrongCall) -> Fix | None:
    """Where a condition holds: one of its coordinates, or all, which `nonzero` gives as columns."""
    node, source, user = call.node, code.module.source, code.parents.get(call.node)
    if len(node.args) != 1 or node.keywords or call.canonical is None:
        return None
    speller = Speller(code.module, _names_inside(call.caller))
    text = speller.spell(f"{call.canonical.rpartition('.')[0]}.nonzero")
    function = replace(source, node.func, text)
    if function is None or not speller.is_complete:
        return None
    if isinstance(user, ast.Subscript) and user.value is node and _is_number(user.slice):
        start, text = source.grouped(user.slice).start, f"{text}(…)[:, {source.segment(user.slice)}]"
        return _fix(text, function, Edit(start, start, ":, "), *speller.imports)
    if isinstance(user, ast.Assign) and len(user.targets) == 1 and isinstance(user.targets[0], ast.Tuple):
        end = source.span(node).end
        return _fix(f"{text}(…).T", function, Edit(end, end, ".T"), *speller.imports)
    return None


def _is_number(node: ast.expr) -> bool:
    operand = node.operand if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) else node
    return isinstance(operand, ast.Constant) and type(operand.value) is int


def _initializer(code: PythonCode, call: WrongCall) -> Fix | None:
    """`initializer(Normal(), …)`, the function, for the class, which takes nothing."""
    name = "mindspore.common.initializer.initializer"
    signature = code.interface.signature(name)
    if signature is None or wrong(signatures_of(signature), call.node) is not None:
        return None
    speller = Speller(code.module, _names_inside(call.caller))
    text = speller.spell(name, deep=False)
    edit = replace(code.module.source, call.node.func, text)
    return _fix(f"{text}(…)", edit, *speller.imports) if edit is not None and speller.is_complete else None


def _names_inside(function: FunctionInfo | None) -> frozenset[str]:
    """The names that mean something else in ``function``."""
    hidden = frozenset[str]()
    while function is not None:
        hidden |= function.parameter_names | frozenset(function.bindings)
        function = function.around
    return hidden


# The project's own


def _for_project(hit: CodeHit, call: WrongCall) -> Fix | None:
    return _as_one(hit, call) or _with_self(hit, call) or _from_caller(hit, call)


def _as_one(hit: CodeHit, call: WrongCall) -> Fix | None:
    """Several arguments in a tuple, where the only parameter is what an array is made of."""
    called, given, source = call.called, call.node.args, hit.source
    if called is None or len(given) < 2 or call.node.keywords or len(call.signatures[0].params) != 1:
        return None
    (name,) = call.signatures[0].names or ("",)
    if name in called.bindings or not any(_makes_of(called, each, name) for each in called.nodes):
        return None
    start, end = source.grouped(given[0]).start, source.grouped(given[-1]).end
    return _fix(f"{call.name}((…))", Edit(start, start, "("), Edit(end, end, ")"))


def _makes_of(called: FunctionInfo, node: ast.AST, name: str) -> bool:
    """Whether ``node`` is `np.array(name)`, or makes something else of its items."""
    if not (isinstance(node, ast.Call) and node.args):
        return False
    first, made = node.args[0], called.resolve(node.func)
    is_given = isinstance(first, ast.Name) and first.id == name
    return is_given and isinstance(made, External) and made.name in _OF_ITEMS


def _with_self(hit: CodeHit, call: WrongCall) -> Fix | None:
    """`self` before the others, where a Cell is wanted first, and these are named as what comes next."""
    caller, called, node = call.caller, call.called, call.node
    if caller is None or called is None or not node.args or not _wants_cell(called):
        return None
    is_of_cell = caller.owner is not None and caller.owner.is_cell
    wanted = call.signatures[0].names[1 : len(node.args) + 1]
    if (
        caller.self_name is None
        or not is_of_cell
        or len(wanted) < len(node.args)
        or not all(map(_is_named, node.args, wanted))
    ):
        return None
    own = ast.Name(caller.self_name, ast.Load())
    if not _is_right(call, [own, *node.args], node.keywords):
        return None
    start = hit.source.grouped(node.args[0]).start
    return _fix(f"{call.name}({own.id}, …)", Edit(start, start, f"{own.id}, "))


def _wants_cell(called: FunctionInfo) -> bool:
    first = called.node.args.args[0] if called.node.args.args else None
    if first is None or first.annotation is None or called.owner is not None:
        return False
    found = called.resolve_outside(first.annotation)
    return isinstance(found, External) and is_cell_name(found.name)


def _is_named(node: ast.expr, name: str) -> bool:
    """Whether the expression is called as the parameter: `mask` for `attention_mask`."""
    own = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return bool(own) and (own in name or name in own)


def _from_caller(hit: CodeHit, call: WrongCall) -> Fix | None:
    """What is missing passed by its name, where the caller has all of it by the same names."""
    caller, node, missing = call.caller, call.node, call.wrong.missing
    given = [*node.args, *node.keywords]
    if caller is None or not missing or not given or isinstance(given[0], ast.GeneratorExp):
        return None
    if not all(_has(caller, each, node) for each in missing):
        return None
    mentioned = {part.id for each in given for part in ast.walk(each) if isinstance(part, ast.Name)}
    added = [ast.keyword(name, ast.Name(name, ast.Load())) for name in missing]
    if not mentioned.isdisjoint(missing) or not _is_right(call, node.args, [*node.keywords, *added]):
        return None
    if call.called is not None and call.called.node.args.posonlyargs:
        return None
    source, text = hit.source, ", ".join(f"{name}={name}" for name in missing)
    last = [each.value if isinstance(each, ast.keyword) else each for each in given]
    end = max(source.grouped(each).end for each in last)
    return _fix(text, Edit(end, end, f", {text}"))


def _has(caller: FunctionInfo, name: str, call: ast.Call) -> bool:
    """Whether ``caller`` surely has a ``name`` of its own where it calls."""
    if name in caller.starred:
        return False
    if name in caller.parameter_names:
        return True
    around: ast.AST = call
    while around is not caller.node and around in caller.parents:
        if isinstance(around, ast.stmt):
            block, position = caller.blocks[around]
            if any(each.statement in block[:position] for each in caller.bindings.get(name, ())):
                return True
        around = caller.parents[around]
    return False


def _is_right(call: WrongCall, arguments: Sequence[ast.expr], keywords: Sequence[ast.keyword]) -> bool:
    """Whether the function takes these."""
    return wrong(call.signatures, ast.Call(call.node.func, [*arguments], [*keywords])) is None
