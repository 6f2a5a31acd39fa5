"""What happens in a function of graph code: the things that checkers look at, each under its keys.

The first word of a key is the kind of thing; some kinds have many keys:

- ``function``: every function, by its definition; also ``function async``, ``function decorated`` and
  ``function lambda`` for such ones;
- ``node Delete``: a node of that type;
- ``operator Is``: what that operator computes or compares, and ``operator chained``: a comparison with more
  than one;
- ``literal bytes``: a literal of that type;
- ``call builtins.print``, ``call numpy.linalg.norm``, ``call numpy.*``: a call of what a name leads to
  outside the project; ``call project``: of what the project defines;
- ``callee mindspore.Tensor``: a call of what is known to be that, under whatever name or attribute;
- ``method append``: a call ``owner.append(…)``;
- ``get name``: an attribute that is read; ``set name`` and ``set *``: one that is assigned, of whatever
  object; ``set []``: an item that is assigned;
- ``assigned``: an attribute of ``self`` that is assigned (:class:`AttributeWrite`);
- ``created``: an object that is created (:class:`Created`);
- ``changed``: a list, dict or Tensor that is changed under a name, and ``changed item``: a list or dict in
  one (:class:`Change`);
- ``missed change``: a change of a list, dict or Tensor that a later read does not see (:class:`Missed`);
- ``drawn``: a random number that is drawn (:class:`Draw`);
- ``lambdas``: the first read of an attribute or global name that holds lambdas;
- ``joined``: values that meet under a Tensor condition (:class:`Meeting`);
- ``varying length``: the read of a list or tuple whose length a Tensor decides (:class:`Varying`);
- ``unbound``: the read of a name that some way does not bind;
- ``wrong call``: a call that what is called refuses for its arguments (:class:`WrongCall`);
- ``tensor use``: an attribute of a Tensor that is not there, or is no method (:class:`TensorUse`).

Only what is compiled happens. What is not asked for is not looked for.

Rules about all code, which Python runs too, look at what is in a file:

- ``mention``: a name that a module of MindSpore is asked for (:class:`Mention`);
- ``wrong call``: a call that is refused for its arguments (:class:`WrongCall`);
- ``missing attribute``: an attribute of a Cell that nothing sets (:class:`MissingAttribute`);
- ``calls mindspore.nn.Dense``, ``calls mindspore.nn.*``: a call of that (:class:`Called`);
- ``formatted tensor``: a Tensor that is given a format outside the graph (:class:`Formatted`);
- ``cell``: a Cell that the file defines (:class:`ClassInfo`);
- ``layer use``: an attribute of a layer that the layer does not have (:class:`LayerUse`);
- ``tensor use``: an attribute of a Tensor that is not there, or is no method (:class:`TensorUse`);
- ``asked to``: an attribute of a Tensor, or of a Cell that is not ``self`` (:class:`Asked`).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgraph_lint.analyses.aliases.sharing import changes, nested_changes
from msgraph_lint.analyses.aliases.versions import missed_changes
from msgraph_lint.analyses.containers.held_lambdas import reads_of_lambdas
from msgraph_lint.analyses.containers.items_of_changed import results_after_change
from msgraph_lint.analyses.containers.lengths import varying_sequences
from msgraph_lint.analyses.containers.unpacking import misread
from msgraph_lint.analyses.control_flow.cut_blocks import cut_blocks
from msgraph_lint.analyses.control_flow.joins import meetings
from msgraph_lint.analyses.control_flow.skipped_rounds import failing_on_one_way
from msgraph_lint.compiler.calls import is_hidden
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.graph.created import created_in, external_name
from msgraph_lint.graph.flags import unbound_reads
from msgraph_lint.graph.generators import draws
from msgraph_lint.program.definitions import External, LambdaInfo
from msgraph_lint.python_code.attributes import missing_attributes
from msgraph_lint.python_code.calls import wrong_calls
from msgraph_lint.python_code.code import Asked, Called, PythonCode
from msgraph_lint.python_code.formatted import formatted_tensors
from msgraph_lint.python_code.layers import layer_uses
from msgraph_lint.python_code.tensors import tensor_uses, tensor_uses_in_file
from msgraph_lint.python_code.values import wrong_calls_of_objects, wrong_calls_of_values

Things = Mapping[str, Sequence[Any]]
"""Key -> what happens under it."""
Finder = Callable[[GraphFunction], Things]


def _functions(function: GraphFunction) -> Things:
    node = function.node
    about = {
        "async": isinstance(node, ast.AsyncFunctionDef),
        "decorated": bool(node.decorator_list),
        "lambda": isinstance(function.info, LambdaInfo),
    }
    return {"function": [node], **{f"function {what}": [node] for what, holds in about.items() if holds}}


def _nodes(function: GraphFunction) -> Things:
    return {f"node {kind.__name__}": nodes for kind, nodes in function.live_nodes.items()}


def _operators(function: GraphFunction) -> Things:
    found: dict[str, list[ast.expr]] = {}
    for node in function.nodes(ast.Compare):
        operator = type(node.ops[0]).__name__ if len(node.ops) == 1 else "chained"
        found.setdefault(f"operator {operator}", []).append(node)
    for binary in function.nodes(ast.BinOp):
        found.setdefault(f"operator {type(binary.op).__name__}", []).append(binary)
    for unary in function.nodes(ast.UnaryOp):
        found.setdefault(f"operator {type(unary.op).__name__}", []).append(unary)
    return found


def _literals(function: GraphFunction) -> Things:
    found: dict[str, list[ast.Constant]] = {}
    for node in function.nodes(ast.Constant):
        found.setdefault(f"literal {type(node.value).__name__}", []).append(node)
    return found


def _calls(function: GraphFunction) -> Things:
    found: dict[str, list[ast.Call]] = {}
    for call in function.nodes(ast.Call):
        for name in _names(function, call.func):
            found.setdefault(f"call {name}", []).append(call)
    return found


def _names(function: GraphFunction, func: ast.expr) -> list[str]:
    """The names that a call of ``func`` goes by."""
    if isinstance(func, ast.Name) and not is_hidden(function, func):
        return [f"builtins.{func.id}"]
    definition = function.resolve(func)
    if not isinstance(definition, External):
        return ["project"] if definition is not None else []
    return _with_packages(definition.name)


def _with_packages(name: str) -> list[str]:
    """``numpy.linalg.norm``, ``numpy.*`` and ``numpy.linalg.*``."""
    parts = name.split(".")
    return [name, *(".".join(parts[:size]) + ".*" for size in range(1, len(parts)))]


def _callees(function: GraphFunction) -> Things:
    found: dict[str, list[ast.Call]] = {}
    for call in function.nodes(ast.Call):
        for name in _with_packages(external_name(function, call.func)):
            found.setdefault(f"callee {name}", []).append(call)
    return found


def _methods(function: GraphFunction) -> Things:
    found: dict[str, list[ast.Call]] = {}
    for call in function.nodes(ast.Call):
        if isinstance(call.func, ast.Attribute):
            found.setdefault(f"method {call.func.attr}", []).append(call)
    return found


def _read(function: GraphFunction) -> Things:
    found: dict[str, list[ast.Attribute]] = {}
    for node in function.nodes(ast.Attribute):
        if isinstance(node.ctx, ast.Load):
            found.setdefault(f"get {node.attr}", []).append(node)
    return found


def _set(function: GraphFunction) -> Things:
    found: dict[str, list[ast.expr]] = {}
    for node in function.nodes(ast.Attribute):
        if isinstance(node.ctx, ast.Store):
            found.setdefault(f"set {node.attr}", []).append(node)
            found.setdefault("set *", []).append(node)
    for item in function.nodes(ast.Subscript):
        if isinstance(item.ctx, ast.Store):
            found.setdefault("set []", []).append(item)
    return found


KINDS: dict[str, Finder] = {
    "function": _functions,
    "node": _nodes,
    "operator": _operators,
    "literal": _literals,
    "call": _calls,
    "callee": _callees,
    "method": _methods,
    "get": _read,
    "set": _set,
    "assigned": lambda function: {"assigned": function.attribute_writes},
    "created": lambda function: {"created": created_in(function)},
    "missed": lambda function: {"missed change": missed_changes(function)},
    "changed": lambda function: {
        "changed": changes(function),
        "changed item": list(nested_changes(function)),
    },
    "drawn": lambda function: {"drawn": draws(function)},
    "cut": lambda function: {"cut block": function.once(cut_blocks)},
    "lambdas": lambda function: {"lambdas": list(reads_of_lambdas(function))},
    "results": lambda function: {"results after change": results_after_change(function)},
    "unpacked": lambda function: {"unpacked dict": misread(function)},
    "joined": lambda function: {"joined": meetings(function)},
    "varying": lambda function: {"varying length": list(varying_sequences(function).values())},
    "skipped": lambda function: {"skipped": list(failing_on_one_way(function))},
    "unbound": lambda function: {"unbound": unbound_reads(function)},
    "tensor": lambda function: {"tensor use": list(tensor_uses(function))},
    "wrong": lambda function: {"wrong call": list(wrong_calls_of_values(function))},
}
"""Kind -> how such things are found."""


def _calls_in_file(code: PythonCode) -> Things:
    found: dict[str, list[Called]] = {}
    for call in code.called:
        for name in _with_packages(call.name):
            found.setdefault(f"calls {name}", []).append(call)
    return found


def _asked_in_file(code: PythonCode) -> Things:
    found: dict[str, list[Asked]] = {}
    for each in code.asked:
        found.setdefault(f"asked {each.node.attr}", []).append(each)
    return found


KINDS_IN_FILES: dict[str, Callable[[PythonCode], Things]] = {
    "mention": lambda code: {"mention": code.mentions},
    "wrong": lambda code: {"wrong call": [*wrong_calls(code), *wrong_calls_of_objects(code)]},
    "missing": lambda code: {"missing attribute": list(missing_attributes(code))},
    "calls": _calls_in_file,
    "layer": lambda code: {"layer use": list(layer_uses(code))},
    "tensor": lambda code: {"tensor use": list(tensor_uses_in_file(code))},
    "asked": _asked_in_file,
    "formatted": lambda code: {"formatted tensor": list(formatted_tensors(code))},
    "cell": lambda code: {"cell": [each for each in code.module.classes if each.is_cell]},
}
"""The same for what is in a file."""
