"""What only the interpreter can make: to the compiler such a value has no shape, dtype or kind.

At LAX the compiler hands what it cannot type to Python. What Python gives back is a Tensor, a number or
anything; whatever is computed from it runs in Python as well, and works, until something needs to know the
shape while the graph is compiled. Measured with real MindSpore: what an operator makes of a Tensor and such a
value, a method or an item of it, the list that it is put into, and what MindSpore's functions and layers
return for it are such values again.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable
from typing import Any

from msgraph_lint.analyses.containers.after_loops import METHODS, comes_after_loop
from msgraph_lint.analyses.containers.keys import left_to_interpreter
from msgraph_lint.analyses.containers.lists import DictPop, dict_pop, popped_dict
from msgraph_lint.analyses.python.python_calls import is_made_of_shape
from msgraph_lint.analyses.python.text_calls import is_left_to_interpreter
from msgraph_lint.compiler.calls import (
    OUTSIDE_GRAPH,
    copies_tensor,
    gets_tensor,
    goes_through_tensors,
    holds_tensor,
    is_builtin,
    is_variable_tensor,
)
from msgraph_lint.compiler.conditions import Fold
from msgraph_lint.compiler.functions import TENSOR_MEMBERS, GraphFunction
from msgraph_lint.compiler.places import (
    Assigned,
    Changed,
    Chosen,
    Definition,
    Given,
    Kept,
    Merged,
    Updated,
    origins,
)
from msgraph_lint.graph.chosen_numbers import comes_out_of_tensor
from msgraph_lint.graph.created import external_name
from msgraph_lint.graph.flags import Reach, reach
from msgraph_lint.graph.made_tensors import variation_of
from msgraph_lint.graph.plain import is_partial, plain_object
from msgraph_lint.graph.state import is_plain
from msgraph_lint.graph.varying import varying_so_far
from msgraph_lint.program.definitions import ClassInfo, External, FunctionInfo
from msgraph_lint.program.syntax import attribute_of, place_of
from msgraph_lint.targets import SyntaxLevel
from msgraph_lint.values.elements import element, holds_interpreted, is_cell_list
from msgraph_lint.values.value import NUMBERS, TENSOR, TENSORS, Kind, Value

_ENDING = (ast.If, ast.For, ast.While, ast.Assert)
"""Statements after which a block of the compiler is another."""
ARRAYS = {"asnumpy", "numpy", "tolist"}
"""Methods of a Tensor that give what NumPy or Python holds."""
_CONTAINER_METHODS = {
    "copy": (Kind.LIST, Kind.DICT),
    "popitem": (Kind.DICT,),
    "setdefault": (Kind.DICT,),
}
"""Methods that graph code does not have -> whose they are."""
_LIBRARIES = ("numpy.", "math.")
_OF_TENSORS = TENSOR_MEMBERS | {"astype", "to"}
"""Methods that Tensors alone have."""
_PARTS = {"get", "items", "keys", "values"}
"""Methods of a dict that give its items as they are."""


def made_at(function: GraphFunction, node: ast.expr, value: Value) -> str:
    """Where the interpreter makes what ``node`` is (``path:line``); empty where the graph does."""
    find = _BY_TYPE.get(type(node))
    return find(function, node, value) if find is not None else ""


def _here(function: GraphFunction, node: ast.expr) -> str:
    return f"{function.module.source.path}:{node.lineno}"


def _first(function: GraphFunction, nodes: Iterable[ast.expr]) -> str:
    return next((place for node in nodes if (place := function.value(node).interpreted)), "")


def _of_operator(function: GraphFunction, node: ast.BinOp, _: Value) -> str:
    if isinstance(node.op, ast.Mod) and function.value(node.left).kind is Kind.STR:
        is_text = function.target.has_levels and holds_tensor(function, node.right)
        return _here(function, node) if is_text else ""
    return _first(function, (node.left, node.right))


def _of_sign(function: GraphFunction, node: ast.UnaryOp, _: Value) -> str:
    return function.value(node.operand).interpreted


def _of_comparison(function: GraphFunction, node: ast.Compare, _: Value) -> str:
    if function.target.has_levels and asks_tensor_for_value(function, node):
        return _here(function, node)
    return _first(function, (node.left, *node.comparators))


def asks_tensor_for_value(function: GraphFunction, node: ast.Compare) -> bool:
    """Whether ``node`` is ``value in x`` of a Tensor."""
    is_membership = isinstance(node.ops[0], (ast.In, ast.NotIn))
    if function.value(node.left).kind is Kind.STR:
        return False  # what has strings in it is no Tensor
    return is_membership and is_variable_tensor(function.value(node.comparators[0]))


def _of_choice(function: GraphFunction, node: ast.BoolOp, _: Value) -> str:
    return _first(function, node.values)


def _of_conditional(function: GraphFunction, node: ast.IfExp, _: Value) -> str:
    """Where the compiler has no value for the condition, either makes it the interpreter's."""
    is_open = function.holds(node) is None and function.value(node.test).interpreted
    return _first(function, (node.body, node.orelse)) if is_open else ""


def _of_item(function: GraphFunction, node: ast.Subscript, _: Value) -> str:
    return function.value(node.value).interpreted


def _of_sequence(function: GraphFunction, node: ast.List | ast.Tuple, _: Value) -> str:
    """One such item makes all of it the interpreter's: the other items have no shape then, either."""
    return _first(function, node.elts)


def _of_comprehension(function: GraphFunction, node: ast.ListComp | ast.GeneratorExp, _: Value) -> str:
    return function.value(node.elt).interpreted


def _of_dict(function: GraphFunction, node: ast.Dict, _: Value) -> str:
    return _first(function, node.values)


def _is_none_on_a_way(function: GraphFunction, definition: Chosen) -> bool:
    """Whether a Tensor decides that it is None; what may be None for other reasons, the compiler knows."""
    sides = (definition.first, definition.second)
    return any(
        function.evaluation.value(side).kind is Kind.NONE
        or (
            isinstance(side, Chosen)
            and function.value(side.cause.test).is_variable
            and _is_none_on_a_way(function, side)
        )
        for side in sides
    )


def _of_name(function: GraphFunction, node: ast.Name, value: Value) -> str:
    """A dict with an item under an object; a Tensor or None, as a Tensor decides.

    That the source asks which of the two it is makes neither of it.
    """
    if value.kind is Kind.DICT and (assigned := _put_under_object(function, node)) is not None:
        return _here(function, assigned)
    if value.kind is not Kind.UNION and not function.evaluation.places.told.get(node):
        return ""
    definition = function.evaluation.places.reads.get(node)
    if not isinstance(definition, Chosen) or not function.value(definition.cause.test).is_variable:
        return ""
    return (
        _here(function, definition.cause.test)
        if _is_tensor_or_none(function.evaluation.value(definition))
        and _is_none_on_a_way(function, definition)
        else ""
    )


def _put_under_object(function: GraphFunction, node: ast.Name) -> ast.expr | None:
    """The key that is an object, under which something is put into the dict before ``node`` reads it."""
    start = function.evaluation.places.reads.get(node)
    for definition in origins(start) if start is not None else ():
        key = definition.key if isinstance(definition, Changed) and definition.how == "[]" else None
        if key is not None and left_to_interpreter(function, key) is not None:
            return key
    return None


def _of_attribute(function: GraphFunction, node: ast.Attribute, _: Value) -> str:
    name = attribute_of(node, function.self_name)
    if name is None:
        owner = function.value(node.value)
        if is_variable_tensor(owner) and node.attr in OUTSIDE_GRAPH:
            return _here(function, node)
        if owner.kind is not Kind.OBJECT:
            return owner.interpreted
        assigned = function.once(_of_objects).get((ast.dump(node.value), node.attr))
        return _here(function, assigned) if assigned is not None else owner.interpreted
    if (change := _change_before(function, name, node)) is not None:
        return _here(function, change)
    if name not in function.modified_attributes or not is_plain(function, name):
        return ""
    asking = function.info.statements.get(node)
    if isinstance(asking, ast.If) and function.flow.folds.get(asking, Fold.OPEN) is not Fold.OPEN:
        return ""  # the parser asks Python
    definition = function.evaluation.places.reads.get(node)
    if definition is None or not _is_kept_outside(function, definition, node):
        return ""
    if reach(function, node, to_parse=True) is not Reach.ON:
        return ""
    write = next(write for write in function.attribute_writes if write.name == name)
    return _here(function, write.target)


def _change_before(function: GraphFunction, name: str, node: ast.Attribute) -> ast.Call | None:
    """The call that extends or reverses the list ``self.name`` before ``node`` reads it.

    At LAX the interpreter does so, and has the list from there on; not in or after a loop.
    """
    if not function.target.has_levels or function.target.level is not SyntaxLevel.LAX:
        return None
    changes = function.once(_list_changes).get(name, ())
    found = next((each for each in changes if place_of(each) < place_of(node)), None)
    return found if found is not None and not comes_after_loop(function, found) else None


def _list_changes(function: GraphFunction) -> dict[str, list[ast.Call]]:
    """Attribute of ``self`` that is a list -> the statements that extend or reverse it."""
    found: dict[str, list[ast.Call]] = {}
    for call in function.info.nodes_of(ast.Call):
        method = call.func
        if isinstance(method, ast.Attribute) and method.attr in METHODS:
            name = attribute_of(method.value, function.self_name)
            is_statement = isinstance(function.parents[call], ast.Expr)
            of_self = function.attributes if name is not None and is_statement else None
            if name is not None and of_self is not None and of_self.value(name).kind is Kind.LIST:
                found.setdefault(name, []).append(call)
    return found


def _of_objects(function: GraphFunction) -> dict[tuple[str, str], ast.Attribute]:
    """Owner, as its syntax says it, and attribute -> where the function assigns it first; not of ``self``."""
    found: dict[tuple[str, str], ast.Attribute] = {}
    for node in function.nodes(ast.Attribute):
        if isinstance(node.ctx, ast.Store) and attribute_of(node, function.self_name) is None:
            found.setdefault((ast.dump(node.value), node.attr), node)
    return found


def _is_kept_outside(function: GraphFunction, start: Definition, node: ast.Attribute) -> bool:
    """Whether an attribute may be what it was before, or is no Tensor, or was assigned in another block.

    Only Tensors stay in the graph, and only until their block ends: after an ``if`` and in it, the compiler
    reads the attribute anew.
    """
    todo, seen = [start], {start}
    while todo:
        definition = todo.pop()
        if isinstance(definition, Kept):
            return True
        ways: Iterable[Definition] = ()
        if isinstance(definition, Chosen):
            known = function.holds(definition.cause)
            sides = (definition.first, definition.second)
            ways = sides if known is None else sides[:1] if known else sides[1:]
        elif isinstance(definition, Merged):
            ways = definition.ways
        elif not _is_in_block_of(function, definition, node):
            return True
        else:
            value = function.evaluation.value(definition)
            if value.interpreted or not value.may_be(*TENSORS) or _is_given_number(function, definition):
                return True
        todo += [way for way in ways if way not in seen]
        seen.update(ways)
    return False


def _is_given_number(function: GraphFunction, definition: Definition) -> bool:
    if not isinstance(definition, Assigned) or definition.path or definition.iterated:
        return False
    return definition.value is not None and _is_number_on_a_way(function, definition.value)


def _is_number_on_a_way(function: GraphFunction, node: ast.expr, calls: int = 3) -> bool:
    """Whether ``node`` is a number where some branch or call comes from, whatever it is elsewhere.

    ``calls``: how many callers are asked, one after the other.
    """
    start = function.evaluation.places.reads.get(node)
    if function.value(node).kind is not Kind.UNKNOWN or start is None:
        return function.value(node).kind in NUMBERS
    for definition in origins(start):
        if not isinstance(definition, Given):
            if function.evaluation.value(definition).kind in NUMBERS:
                return True
        elif calls and any(
            argument is not None
            and isinstance(caller, GraphFunction)
            and _is_number_on_a_way(caller, argument, calls - 1)
            for caller, argument in function.arguments(definition.name)
        ):
            return True
    return False


def _is_in_block_of(function: GraphFunction, definition: Definition, node: ast.Attribute) -> bool:
    """Whether ``node`` is read in the block of statements of ``definition``, before anything ends that."""
    statement = definition.statement if isinstance(definition, (Assigned, Updated)) else None
    start = function.info.blocks.get(statement) if isinstance(statement, ast.stmt) else None
    if start is None:
        return True
    reader = function.info.statements.get(node)
    if reader is None:  # what `x += …` reads
        return True
    block, end = function.info.blocks[reader]
    if block is not start[0] or any(isinstance(each, _ENDING) for each in block[start[1] + 1 : end]):
        return False
    return function.conditions_of(node) is function.conditions_of(reader)


def _of_call(function: GraphFunction, node: ast.Call, _: Value) -> str:
    func = node.func
    if isinstance(func, ast.Attribute):
        owner = function.value(func.value)
        if is_display(owner) and func.attr in _PARTS:
            return ""
        if owner.interpreted:
            return owner.interpreted
        if _leaves_graph(function, owner, func) or _is_popped(function, node):
            return _here(function, node)
    callee = function.value(func)
    if callee.kind is Kind.OBJECT and callee.interpreted:
        return callee.interpreted
    if is_partial(callee):
        return _here(function, node) if gets_tensor(function, node) else ""
    if any(_is_of_project(option) for option in callee.options):
        return _of_options(function, callee, node)
    if _is_of_project(callee) and layer_of(callee) is None:
        return _of_object(function, node) if callee.kind is Kind.CLASS else ""
    if callee.kind in (Kind.UNKNOWN, Kind.CLASS) and (place := _of_object(function, node)):
        return place
    arguments = [*node.args, *(keyword.value for keyword in node.keywords)]
    name = external_name(function, func)
    if name == "mindspore.Tensor":
        if len(arguments) != 1:  # one that is told its dtype is a Tensor of the graph
            return ""
        is_interpreted = function.target.has_levels and variation_of(function, node) is not None
        return _first(function, arguments) or (_here(function, node) if is_interpreted else "")
    if name.startswith(_LIBRARIES) and function.target.has_levels and gets_tensor(function, node):
        return _here(function, node)
    if not function.target.has_levels and is_made_of_shape(function, node):
        return _here(function, node)
    if name.startswith("copy.") and function.target.has_levels and copies_tensor(function, node):
        return _here(function, node)
    if is_builtin(function, func, "min", "max") and _is_mixed(function, node):
        return _here(function, node)
    if is_left_to_interpreter(function, node) or _turns_tensors(function, node):
        return _here(function, node)
    if function.target.has_levels and zips_string(function, node):
        return _here(function, node)
    if any(varying.outcome == "interpreted" for varying in varying_so_far(function, node)):
        return _here(function, node)
    if is_builtin(function, func, "len") and node.args and holds_interpreted(function.value(node.args[0])):
        return ""
    if not function.target.has_levels and is_builtin(function, func, "int", "float"):
        return ""  # a number of the graph, and 0: MSG743
    is_method = isinstance(func, ast.Attribute) and _is_of_tensor(function.value(func.value), func.attr)
    is_known = (
        is_method
        or callee.kind is not Kind.UNKNOWN
        or name
        or is_builtin(function, func, *_COMPUTING)
        or _is_of_layer(function, func)
    )
    return (_first(function, arguments) if is_known else "") or _of_layers(function, callee)


def _is_of_tensor(owner: Value, method: str) -> bool:
    """Whether it is a method of a Tensor, or of what may be one, and the method is one of Tensors alone."""
    return owner.is_tensor or (owner.kind is Kind.UNKNOWN and method in _OF_TENSORS)


def layer_of(callee: Value) -> External | None:
    """The layer of MindSpore that ``callee`` is, itself or by a class that takes its ``construct`` over."""
    cls = callee.cls if callee.kind is Kind.CELL else None
    if isinstance(cls, ClassInfo):
        return cls.layer if cls.method("construct") is None else None
    return cls


def _is_of_layer(function: GraphFunction, func: ast.expr) -> bool:
    """Whether it is an attribute of ``self`` that a layer of MindSpore has set, as its Primitives."""
    name, cls = attribute_of(func, function.self_name), function.receiver
    is_set = function.attributes is not None and name in function.attributes.bindings
    return name is not None and not is_set and cls is not None and cls.layer is not None


def _is_of_project(callee: Value) -> bool:
    return isinstance(callee.cls or callee.function, (ClassInfo, FunctionInfo))


def _of_options(function: GraphFunction, callee: Value, node: ast.Call) -> str:
    """What one of the Cells gives that it may be; that it is this one is no more than likely."""
    if callee.kind is not Kind.CELL:
        return ""
    results = (function.result_of_callee(option, node) for option in callee.options if _is_of_project(option))
    place = next((result.interpreted for result in results if result.interpreted), "")
    return place if place and function.assumes_reached() else ""


def is_display(value: Value) -> bool:
    """Whether it is a dict that graph code writes, with items that the interpreter made."""
    return value.kind is Kind.DICT and bool(value.entries) and holds_interpreted(value)


def _turns_tensors(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it puts Tensors into another order, as other rules tell."""
    return is_builtin(function, node.func, "reversed", "sorted") and goes_through_tensors(function, node)


def zips_string(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it is ``zip`` of a string and of Tensors."""
    if not is_builtin(function, node.func, "zip"):
        return False
    has_string = any(function.value(each).kind is Kind.STR for each in node.args)
    return has_string and any(holds_tensor(function, each) for each in node.args)


def _of_object(function: GraphFunction, node: ast.Call) -> str:
    created = plain_object(function, node)
    return _here(function, node) if created is not None and created.varying else ""


def _of_layers(function: GraphFunction, callee: Value) -> str:
    """What comes out of a list of layers of which one makes such a value."""
    return made_in_row(function, callee.items or (element(callee),)) if is_cell_list(callee) else ""


def made_in_row(function: GraphFunction, layers: Iterable[Value]) -> str:
    """Where one of ``layers``, which are called one after the other, makes such a value."""
    classes = dict.fromkeys(each.cls for each in layers)
    constructs = ((cls, cls.method("construct")) for cls in classes if isinstance(cls, ClassInfo))
    scopes = (function.code.scope_of(made, cls) for cls, made in constructs if made is not None)
    results = (scope.own_result for scope in scopes if scope is not None)
    return next((result.interpreted for result in results if result.interpreted), "")


def handed_on_at(function: GraphFunction) -> str:
    """Where the layers before ``function`` in a list make what they hand on to it.

    The call of the list leads to its first layer, and the mention of it to the others.
    """
    for call in function.calls:
        cells = call.caller.value(call.node) if not isinstance(call.node, ast.Call) else None
        if cells is None or not is_cell_list(cells):
            continue
        layers = cells.items if cells.items is not None else (element(cells),) * 2
        last = max((index for index, each in enumerate(layers) if each.cls is function.receiver), default=0)
        around = call.caller.parents[call.node]
        given = around.args if isinstance(around, ast.Call) else ()
        if place := _first(call.caller, given[:1]):
            return place
        for cls in dict.fromkeys(each.cls for each in layers[:last] if isinstance(each.cls, ClassInfo)):
            construct = cls.method("construct")
            scope = function.code.scope_of(construct, cls) if construct is not None else None
            if isinstance(scope, GraphFunction) and (place := scope.once(_makes_of_tensor)):
                return place
    return ""


def _makes_of_tensor(function: GraphFunction) -> str:
    """Where the interpreter makes what ``function`` returns when it is given a Tensor of the graph."""
    first = next(iter(function.info.positions), "")
    special = function.for_call({first: TENSOR})
    place = special.result.interpreted
    special.forget()
    return place


def returned_at(function: GraphFunction, value: Value) -> str:
    """Where a Tensor decides whether ``function`` returns a Tensor or None: nobody else knows which it is."""
    if not _is_tensor_or_none(value):
        return ""
    for node in function.nodes(ast.Return):
        tests = [around.test for around in function.conditions_of(node)]
        if tests and all(function.value(test).is_variable for test in tests):
            return _here(function, tests[0])
    return ""


def _is_tensor_or_none(value: Value) -> bool:
    return value.kind is Kind.UNION and {option.kind for option in value.options} == {Kind.NONE, Kind.TENSOR}


_COMPUTING = frozenset(
    {"abs", "bool", "enumerate", "float", "int", "len", "list", "max", "min", "range", "round", "str", "sum"}
    | {"tuple", "zip"}
)
"""Builtins that only the interpreter can call with what it made."""


def _leaves_graph(function: GraphFunction, owner: Value, method: ast.Attribute) -> bool:
    """Whether the interpreter runs the method in each call: of a Tensor that varies, or of a local container.

    MindSpore 2.0 knows the arrays of Tensors by other means.
    """
    if method.attr in ARRAYS or method.attr in OUTSIDE_GRAPH:
        return function.target.has_levels and is_variable_tensor(owner)
    if owner.kind not in _CONTAINER_METHODS.get(method.attr, ()):
        return False
    return isinstance(method.value, (ast.Name, *_DISPLAYS)) and not _is_run_once(function, owner, method)


def _is_run_once(function: GraphFunction, owner: Value, method: ast.Attribute) -> bool:
    """Whether the interpreter runs the method while the graph is compiled, and the graph gets a constant.

    Measured with real MindSpore: of a container of constants, and with constants for arguments.
    """
    call = function.parents[method]
    given = call.args if isinstance(call, ast.Call) else []
    values = [owner, *map(function.value, given)]
    return function.target.has_levels and all(value.is_constant for value in values)


def _is_popped(function: GraphFunction, node: ast.Call) -> bool:
    """Whether it takes an item from a local dict, where that does not fail anyway."""
    method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    owner = popped_dict(function, node) if method == "pop" and function.target.has_levels else None
    return owner is not None and dict_pop(function, node, owner) is not DictPop.REFUSED


def _is_mixed(function: GraphFunction, node: ast.Call) -> bool:
    """Whether a Tensor that varies, or a number that comes out of one, stands beside a number."""
    values = [function.value(argument) for argument in node.args]
    if not any(value.kind in NUMBERS for value in values):
        return False
    is_of_tensor = function.target.has_levels and len(values) > 1 and not node.keywords
    return any(map(is_variable_tensor, values)) or (
        is_of_tensor and any(comes_out_of_tensor(function, each) for each in node.args)
    )


_DISPLAYS = (ast.List, ast.Dict)
_BY_TYPE: dict[type[ast.expr], Callable[[GraphFunction, Any, Value], str]] = {
    ast.Attribute: _of_attribute,
    ast.BinOp: _of_operator,
    ast.BoolOp: _of_choice,
    ast.Call: _of_call,
    ast.Compare: _of_comparison,
    ast.Dict: _of_dict,
    ast.GeneratorExp: _of_comprehension,
    ast.IfExp: _of_conditional,
    ast.List: _of_sequence,
    ast.ListComp: _of_comprehension,
    ast.Name: _of_name,
    ast.Subscript: _of_item,
    ast.Tuple: _of_sequence,
    ast.UnaryOp: _of_sign,
}
