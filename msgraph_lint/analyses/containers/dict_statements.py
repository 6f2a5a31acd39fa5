"""``d.pop(key)``, ``d.popitem()`` and ``d.setdefault(key, value)`` as statements, of a local dict.

The compiler has none of the three: at LAX the interpreter runs them on a copy of the dict, and what graph
code reads afterwards is no dict, or the old one. STRICT and MindIR export refuse all. Measured with dicts of
Tensors, of numbers, and dicts that start empty, alike on 2.7 to 2.10.
"""

from __future__ import annotations

import ast
import enum

from msgraph_lint.analyses.aliases.sharing import reads_after
from msgraph_lint.analyses.containers.crossing import is_tuple_to_interpreter
from msgraph_lint.compiler.calls import is_builtin, method_of
from msgraph_lint.compiler.functions import GraphFunction
from msgraph_lint.values.value import MISSING, Kind, Value


class DictStatement(enum.Enum):
    """What becomes of the statement, at LAX."""

    INTERPRETED = "the interpreter runs it, and nobody notices"
    UNSEEN = "what asks for the length, a key or the items finds the old dict"
    REFUSED = "does not compile"


class _Read(enum.Enum):
    LENGTH = "len(d)"
    MEMBER = "key in d"
    ITEM = "d[key], d.get(key)"
    ALL = "d.values(), for key in d, f(d)"


def dict_statement(function: GraphFunction, call: ast.Call) -> DictStatement | None:
    """What becomes of ``call``; ``None`` where it is no such statement, or other rules tell of it."""
    return function.once(_dict_statement, call)


def _dict_statement(function: GraphFunction, call: ast.Call) -> DictStatement | None:
    method, owner = method_of(call).attr, method_of(call).value
    if not isinstance(owner, ast.Name) or not function.is_local(owner.id):
        return None
    if not isinstance(function.parents[call], ast.Expr) or is_tuple_to_interpreter(function, owner):
        return None
    kwarg = function.node.args.kwarg
    is_keywords = kwarg is not None and kwarg.arg == owner.id and owner.id not in function.bindings
    value = function.value(owner)
    if value.interpreted or (value.kind is not Kind.DICT and not is_keywords):
        return None
    parts = [part for _, part in value.entries]
    reads = _reads(function, call, owner)
    if method == "pop":
        return DictStatement.INTERPRETED if reads <= {_Read.LENGTH} else None  # MSG227
    if parts and _starts_empty(function, owner.id):
        return DictStatement.REFUSED
    if not parts and not is_keywords:
        return DictStatement.INTERPRETED if not reads else None
    is_new = method != "setdefault" or _is_new(function, call, value)
    if parts and all(part.is_constant for part in parts):
        return _of_numbers(method, reads, is_new)
    return _of_tensors(method, reads, is_new)


def keeps_default(function: GraphFunction, call: ast.Call) -> bool:
    """Whether ``d.setdefault(key, value)`` gives the value of the first call for ever.

    A dict with no Tensor in it is one object of Python's for all calls, and the interpreter puts it in there.
    """
    method = method_of(call)
    if method.attr != "setdefault" or len(call.args) != 2:
        return False
    owner, key, default = (function.value(each) for each in (method.value, *call.args))
    is_there = any(had == key.literal for had, _ in owner.entries)
    is_one = owner.kind is Kind.DICT and owner.is_constant and not is_there
    return is_one and default.is_tensor and default.is_variable


def _of_tensors(method: str, reads: set[_Read], is_new: bool) -> DictStatement:
    if reads & {_Read.ITEM, _Read.ALL}:
        return DictStatement.REFUSED
    is_unseen = (_Read.LENGTH in reads and is_new) or (_Read.MEMBER in reads and method != "setdefault")
    return DictStatement.UNSEEN if is_unseen else DictStatement.INTERPRETED


def _of_numbers(method: str, reads: set[_Read], is_new: bool) -> DictStatement:
    asked = {_Read.LENGTH, _Read.ALL} | ({_Read.MEMBER} if method == "popitem" else set())
    return DictStatement.UNSEEN if reads & asked and is_new else DictStatement.INTERPRETED


def _is_new(function: GraphFunction, call: ast.Call, value: Value) -> bool:
    """Whether the dict does not have the key that ``setdefault`` asks for."""
    key = function.value(call.args[0]).literal if call.args else MISSING
    return key is not MISSING and key not in {name for name, _ in value.entries}


def _starts_empty(function: GraphFunction, name: str) -> bool:
    """Whether ``name = {}`` is how the function makes the dict."""
    bindings = function.bindings.get(name, [])
    display = bindings[0].value if len(bindings) == 1 else None
    return isinstance(display, ast.Dict) and not display.keys


def _reads(function: GraphFunction, call: ast.Call, owner: ast.Name) -> set[_Read]:
    """For what the function reads the dict after ``call``."""
    return {_kind_of(function, read) for read in reads_after(function, call, owner.id, None)}


def _kind_of(function: GraphFunction, read: ast.Name) -> _Read:
    parent = function.parents[read]
    if isinstance(parent, ast.Call) and is_builtin(function, parent.func, "len"):
        return _Read.LENGTH
    if isinstance(parent, ast.Compare) and isinstance(parent.ops[0], (ast.In, ast.NotIn)):
        return _Read.MEMBER
    is_get = isinstance(parent, ast.Attribute) and parent.attr == "get"
    return _Read.ITEM if is_get or isinstance(parent, ast.Subscript) else _Read.ALL
