"""Local lists and dicts: which lists the compiler takes for constants, and where ``pop`` stands.

At LAX, MindSpore keeps a list of constants as one Python object in the compiled graph. ``pop``, ``insert``,
``extend`` and ``reverse`` change that object at each call, and the next call finds it changed. A list with a
Tensor in it is made anew, and so is what :attr:`~msgraph_lint.values.value.Value.made_anew` tells of. Probes
y01 … y14; 640 programs that change a list twice were measured besides.
"""

from __future__ import annotations

import ast
import enum
from collections.abc import Iterator, Sequence

from msgraph_lint.analyses.aliases.sharing import SOME_ITEM, Change, read_after, reads_after
from msgraph_lint.analyses.tensors.one_less import is_taken_whole
from msgraph_lint.compiler import passing
from msgraph_lint.compiler.bindings import contains
from msgraph_lint.compiler.calls import called_function, method_of
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.following import Following
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.compiler.places import Assigned, Changed, Definition, Given
from msgraph_lint.compiler.scope import Scope
from msgraph_lint.compiler.truth import asks_for_none
from msgraph_lint.program.definitions import ClassInfo, External
from msgraph_lint.values.elements import becomes_object, element, holds_interpreted, is_changed_item
from msgraph_lint.values.value import NUMBERS, Kind, Value

_PLAIN = NUMBERS | {Kind.STR, Kind.NONE}

_NO_PAIRS = NUMBERS | {Kind.NONE, Kind.STR}
"""Kinds of values that have no second item."""

_OF_TUPLES = {"count", "index"}


def method_calls(function: GraphFunction, *names: str) -> Iterator[tuple[ast.Call, ast.Attribute]]:
    """The calls of the methods ``names``, each with its ``owner.name``."""
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Attribute) and call.func.attr in names:
            yield call, call.func


CHANGING = {"append", "clear", "extend", "insert", "pop", "reverse", "update"}
"""Methods that the parser turns into an assignment of what stands before the dot, whatever that is."""


def changes_nameless(function: GraphFunction, call: ast.Call) -> bool:
    """Whether the statement ``call`` changes what has no name, such as the result of a call."""
    method = call.func
    return (
        isinstance(method, ast.Attribute)
        and method.attr in CHANGING
        and not isinstance(method.value, (ast.Name, ast.Attribute, ast.Subscript))
        and isinstance(function.parents[call], ast.Expr)
    )


def surely_runs(function: GraphFunction, node: ast.AST) -> bool:
    """Whether ``node`` runs at each call: no Tensor decides, and no condition that the parser leaves open."""
    folds = function.folding_flow.folds
    for condition in function.conditions_of(node):
        if isinstance(condition, ast.While):
            if function.value(condition.test).is_variable:
                return False
        elif not isinstance(condition, ast.If) or folds.get(condition, Fold.OPEN) is Fold.OPEN:
            return False
    return function.is_surely_called


def is_list_pop(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` surely pops from a list that is a local name or an item of one."""
    method = call.func
    if not isinstance(method, ast.Attribute) or method.attr != "pop" or not takes_position(call):
        return False
    owner = method.value
    name = owner.value if isinstance(owner, ast.Subscript) else owner
    if not isinstance(name, ast.Name) or not function.is_local(name.id):
        return False
    is_of_graph = isinstance(owner, ast.Subscript) or not is_of_python(function, name)
    return is_of_graph and function.value(owner).kind in (Kind.LIST, Kind.UNKNOWN)


def is_of_python(function: GraphFunction, name: ast.Name) -> bool:
    """Whether the interpreter made the container ``name``, not only what is in it."""
    value = function.value(name)
    if not value.interpreted or value.is_tensor or isinstance(value.cls, ClassInfo):
        return False
    definition = function.evaluation.places.reads.get(name)
    is_call = isinstance(definition, Assigned) and isinstance(definition.value, ast.Call)
    return is_call or not holds_interpreted(value) or _is_kept_object(function, definition)


def _is_kept_object(function: GraphFunction, definition: Definition | None) -> bool:
    """Whether it is a list of constants that was extended: the interpreter's own object from then on."""
    if not isinstance(definition, Changed) or definition.how not in ("extend", "insert"):
        return False
    before = function.evaluation.value(definition.before)
    return before.kind is Kind.LIST and before.is_constant


def takes_position(call: ast.Call) -> bool:
    """Whether ``pop`` gets no argument or a number: only lists are popped like that."""
    return not call.keywords and (not call.args or isinstance(_literal(call.args[0]), int))


def _literal(node: ast.expr) -> object:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _literal(node.operand)
    return node.value if isinstance(node, ast.Constant) else None


class PopPlace(enum.Enum):
    """Where ``items.pop()`` stands: the compiler makes the pair ``(items, item)`` of it."""

    ALONE = "a statement or an assignment takes the pair apart"
    PAIR = "the pair is handed on"
    OPERAND = "the pair is computed with, which fails"


def pop_place(function: GraphFunction, call: ast.expr) -> PopPlace | None:
    """Where the pair that ``call`` gives is used; ``None`` where that was not measured."""
    node: ast.AST = call
    parent = function.parents[call]
    if isinstance(parent, (ast.Expr, ast.Assign, ast.AnnAssign)):
        return PopPlace.ALONE
    if isinstance(parent, (ast.BinOp, ast.Attribute)) or _is_negation(parent):
        return PopPlace.OPERAND
    if isinstance(parent, (ast.If, ast.While, ast.ListComp, ast.Dict)):
        return PopPlace.PAIR
    if isinstance(parent, ast.Subscript) and parent.value is call:
        return PopPlace.PAIR
    while isinstance(parent, (ast.Tuple, ast.List, ast.keyword, ast.IfExp)):
        if isinstance(parent, ast.IfExp) and node is parent.test:
            return None
        node, parent = parent, function.parents[parent]
    if isinstance(parent, (ast.Return, ast.Assign, ast.AnnAssign)):
        return PopPlace.PAIR
    return _argument_place(function, parent, node) if isinstance(parent, ast.Call) else None


def _is_negation(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)


def _argument_place(function: GraphFunction, call: ast.Call, given: ast.AST) -> PopPlace | None:
    """MindSpore's own functions refuse the pair, and so does what the project computes with it."""
    if _is_of_mindspore(function.value(call.func)):
        return PopPlace.OPERAND
    if isinstance(call.func, ast.Attribute):
        owner = function.value(call.func.value)
        if owner.is_tensor:
            return PopPlace.OPERAND
        if owner.kind is Kind.LIST and call.func.attr == "append":
            return PopPlace.PAIR
    callee = function.value(call.func)
    options = callee.options or (callee,)
    return PopPlace.OPERAND if all(_computes_with(function, each, call, given) for each in options) else None


def _computes_with(function: GraphFunction, callee: Value, call: ast.Call, given: ast.AST) -> bool:
    """Whether the function of the project that ``call`` leads to computes with its argument ``given``."""
    scope = called_function(function, callee)
    value = given.value if isinstance(given, ast.keyword) else given
    if scope is None:
        return False
    for name, position in scope.info.positions.items():
        if passing.passed(call, name, position) is value:
            return _following.once(scope, _is_computed_with, name, otherwise=False)
    return False


def _is_computed_with(function: GraphFunction, name: str) -> bool:
    """Whether ``function`` surely uses its parameter as no tuple can be used."""
    for node, definition in function.evaluation.places.reads.items():
        if isinstance(definition, Given) and definition.name == name:
            parent = function.parents.get(node)
            if isinstance(parent, ast.BinOp):
                other = parent.right if parent.left is node else parent.left
                is_computed = not isinstance(parent.op, ast.Mult) or function.value(other).is_tensor
            elif isinstance(parent, ast.Attribute):
                is_computed = parent.attr not in _OF_TUPLES
            else:
                is_computed = isinstance(parent, (ast.Call, ast.Tuple, ast.List, ast.keyword, ast.UnaryOp))
                is_computed = is_computed and pop_place(function, node) is PopPlace.OPERAND
            if is_computed and _runs_with_pair(function, node, name):
                return True
    return False


def _runs_with_pair(function: GraphFunction, node: ast.AST, name: str) -> bool:
    """Whether ``node`` surely runs where the parameter ``name`` is a pair, which is not None."""
    around = function.conditions_of(node)
    if not any(_mentions(each.test, name) for each in around):
        return function.surely_compiles(node)
    return all(
        isinstance(each, ast.If)
        and _mentions(each.test, name)
        and isinstance(each.test, ast.Compare)
        and isinstance(each.test.ops[0], ast.IsNot)
        and asks_for_none(each.test)
        and any(contains(statement, node) for statement in each.body)
        for each in around
    )


def _mentions(test: ast.expr, name: str) -> bool:
    return any(isinstance(part, ast.Name) and part.id == name for part in ast.walk(test))


_following = Following()


def _is_of_mindspore(callee: Value) -> bool:
    if callee.kind in (Kind.CELL, Kind.PRIMITIVE):
        return isinstance(callee.cls, External)
    function = callee.function
    return isinstance(function, External) and function.name.startswith(("mindspore.ops.", "mindspore.mint."))


def is_local_of_kind(function: GraphFunction, owner: ast.Name, *kinds: Kind) -> bool:
    """Whether ``owner`` is a name of this function that surely is of one of ``kinds``."""
    return function.is_local(owner.id) and function.value(owner).kind in kinds


def is_rearranged(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``sort`` or ``remove`` is a statement on a local list that is read afterwards."""
    method = method_of(call)
    owner = method.value
    if not isinstance(owner, ast.Name) or not isinstance(function.parents[call], ast.Expr):
        return False
    change = Change(call, owner.id, SOME_ITEM if method.attr == "sort" else None, method.attr)
    reads = reads_after(function, call, owner.id, change)
    if is_of_python(function, owner):  # which measures it, and returns it, as it is then
        return any(isinstance(function.parents[each], (ast.Subscript, ast.For)) for each in reads)
    return is_local_of_kind(function, owner, Kind.LIST) and any(True for _ in reads)


def popped_dict(function: GraphFunction, call: ast.Call) -> ast.Name | None:
    """The local dict that the call of ``pop`` takes an item from."""
    owner = method_of(call).value
    if call.args and isinstance(owner, ast.Name) and function.is_local(owner.id):
        kind = function.value(owner).kind
        if kind is Kind.DICT or (kind is Kind.UNKNOWN and isinstance(_literal(call.args[0]), str)):
            return owner
    return None


class DictPop(enum.Enum):
    """What becomes of ``d.pop(key)``, which is compiled like the ``pop`` of a list, at LAX."""

    REFUSED = "an error"
    WRONG_VALUE = "the second item of the value"


def dict_pop(function: GraphFunction, call: ast.Call, owner: ast.Name) -> DictPop | None:
    """What becomes of the pop; ``None`` where the compiler leaves it to the interpreter (probes v15, d19)."""
    parent = function.parents[call]
    if not isinstance(parent, (ast.Assign, ast.AnnAssign, ast.Expr)):
        return None
    if read_after(function, call, owner.id, Change(call, owner.id, SOME_ITEM)) is not None:
        return DictPop.REFUSED
    if isinstance(parent, ast.Expr):
        return None
    kinds = {each.kind for each in _popped(function, call, owner)}
    is_refused = (kinds and kinds <= _NO_PAIRS) or any(
        is_taken_whole(function, read) for read in function.evaluation.places.reads_of(call)
    )
    return DictPop.REFUSED if is_refused else DictPop.WRONG_VALUE


def _popped(function: GraphFunction, call: ast.Call, owner: ast.Name) -> list[Value]:
    """What the pop may give, as far as the source shows it: what is at the key, or the default."""
    default = [function.value(call.args[1])] if len(call.args) > 1 else []
    starred = function.node.args.kwarg
    if starred is not None and starred.arg == owner.id and owner.id not in function.bindings:
        key = _literal(call.args[0])
        return _passed(function, key, default) if isinstance(key, str) else []
    bindings = function.bindings.get(owner.id, [])
    display = bindings[0].value if len(bindings) == 1 else None
    if not isinstance(display, ast.Dict) or not all(isinstance(key, ast.Constant) for key in display.keys):
        held = dict(function.value(owner).entries)
        key = _literal(call.args[0])
        return [held[key]] if key in held else []
    for key, value in zip(display.keys, display.values, strict=True):
        if key is not None and ast.dump(key) == ast.dump(call.args[0]):
            return [function.value(value)]
    is_shown = isinstance(call.args[0], ast.Constant) and not _gets_more(function, owner.id)
    return default if is_shown else []


def _gets_more(function: GraphFunction, name: str) -> bool:
    """Whether something puts an item into the dict ``name`` after it is made."""
    owners = [
        *(method.value for _, method in method_calls(function, "update", "setdefault")),
        *(node.value for node in function.nodes(ast.Subscript) if isinstance(node.ctx, ast.Store)),
    ]
    return any(isinstance(owner, ast.Name) and owner.id == name for owner in owners)


def _passed(function: GraphFunction, keyword: str, default: list[Value]) -> list[Value]:
    """What the calls pass for a keyword that is no parameter; a call that nobody sees passes none."""
    calls: list[tuple[Scope, ast.expr]] = [(call.caller, call.node) for call in function.calls]
    if function.is_entry:
        calls += function.code.call_sites(function)
    found: list[Value] = []
    for caller, node in calls:
        if not isinstance(node, ast.Call) or not passing.is_shown(node):
            return []
        given = passing.keywords(node).get(keyword)
        found += [caller.value(given)] if given is not None else default
    return found or default


def makes_kept_object(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` changes a local list of constants of which one object is then kept for all calls."""
    owner = method_of(call).value
    is_local = isinstance(owner, ast.Name) and function.is_local(owner.id)
    return (
        is_local
        and makes_object(function, call)
        and all(each.kind in _PLAIN for each in _parts(function.value(owner)))
    )


def makes_object(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``call`` makes an object of the interpreter of a list of constants, whosever it is."""
    method = method_of(call)
    owner, given = function.value(method.value), [function.value(each) for each in call.args]
    return becomes_object(owner, method.attr, given) and all(map(_is_fixed, _parts(owner)))


def puts_interpreted(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``extend`` or ``insert`` puts what the interpreter made into a list."""
    given = [function.value(each) for each in call.args[-1:]]
    return any(each.interpreted or holds_interpreted(each) for each in given)


def _parts(value: Value) -> Sequence[Value]:
    """The items of a list or tuple, or what each of them is."""
    return value.items if value.items is not None else (element(value),)


def _is_fixed(value: Value) -> bool:
    """Whether it is a constant, a list or tuple of such, or an item of a list that is an object already."""
    if value.interpreted:
        return False
    if value.kind in (Kind.LIST, Kind.TUPLE):
        return all(map(_is_fixed, _parts(value)))
    return value.kind in _PLAIN and (not value.is_variable or is_changed_item(value))


def is_empty_at_first(function: GraphFunction, name: str) -> bool:
    """Whether the local list ``name`` is made empty, and gets its items by ``insert`` and ``extend`` alone.

    The list without items is such a constant, whatever is put into it; ``append`` makes a new list.
    """
    bindings = function.bindings.get(name, [])
    changes = {
        method.attr
        for _, method in method_calls(function, *CHANGING)
        if isinstance(method.value, ast.Name) and method.value.id == name
    }
    return (
        name not in function.parameter_names
        and changes <= {"insert", "extend", "reverse"}
        and bool(bindings)
        and all(each.value is not None and _is_empty_list(function, each.value) for each in bindings)
    )


def _is_empty_list(function: GraphFunction, node: ast.expr) -> bool:
    value = function.value(node)
    is_made = isinstance(node, (ast.List, ast.Call)) and value.kind is Kind.LIST
    return is_made and value.items == ()
