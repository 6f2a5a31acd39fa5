"""Where compiles start: ``construct`` of Cells, jitted functions, functions given to what compiles them."""

from __future__ import annotations

import ast
import re
from collections import deque
from collections.abc import Iterable, Iterator

from msgraph_lint.findings import Confidence
from msgraph_lint.graph.attributes import attributes_of
from msgraph_lint.graph.callables import JIT, TAKERS, captures_otherwise
from msgraph_lint.graph.project import ClassInfo, External, FunctionInfo, LambdaInfo, Module
from msgraph_lint.graph.scope import Scope, module_scope
from msgraph_lint.graph.syntax import walk
from msgraph_lint.graph.values import Value

_JIT_HINT = re.compile(r"jit|ms_function|ms_class")


def _hint(takers: Iterable[str]) -> re.Pattern[str]:
    """Text without which nothing is given to ``takers``."""
    names = "|".join(sorted({name.rpartition(".")[2].removesuffix("()") for name in takers}))
    return re.compile(rf"\b(?:{names})(?:\s*\(|\s+as\b)")


_ALWAYS_HINT = _hint(name for name, taker in TAKERS.items() if taker.always)
_ANY_HINT = _hint(TAKERS)
_Entry = tuple[FunctionInfo, ClassInfo | None]


def entries(module: Module, confidence: Confidence) -> Iterator[_Entry]:
    """The functions of ``module`` where a compile starts, with the class of ``self``."""
    for cls in module.classes.values():
        if _may_be_cell(cls):
            for name in ("construct", "bprop"):
                method = cls.method(name)
                if method is not None:
                    yield method, cls
            if "self.construct" in module.source.text:
                yield from functions_in(attributes_of(cls).value("construct").functions)
    if _JIT_HINT.search(module.source.text):
        yield from _decorated(module)
    is_graph_mode = confidence is Confidence.MEDIUM or "GRAPH_MODE" in module.source.text
    if (_ANY_HINT if is_graph_mode else _ALWAYS_HINT).search(module.source.text):
        yield from _given(module, is_graph_mode)


def _decorated(module: Module) -> Iterator[_Entry]:
    """Functions under ``@jit``, and methods of classes under ``@jit_class``."""
    for cls in module.classes.values():
        if cls.is_jit_class:
            for name, method in cls.methods.items():
                is_special = name.startswith("__") and name not in ("__call__", "__enter__", "__exit__")
                if not is_special and not module.project.mentions(name):
                    yield method, cls  # else whoever calls it decides
        for method in cls.methods.values():
            if _is_jitted(method):
                yield method, cls
    for function in _all_functions(module):
        if _is_jitted(function):
            yield function, None


def _given(module: Module, is_graph_mode: bool) -> Iterator[_Entry]:
    """Functions that Python code gives to ``jit``, ``vmap`` and their like.

    Gradients are compiled in GRAPH_MODE; in PyNative mode, only where graph code takes them.
    """
    nested: dict[str, list[FunctionInfo]] = {}
    for function in _all_functions(module):
        if function.parent is not None:
            nested.setdefault(function.name, []).append(function)
    for scope, node in _calls(module):
        taker = scope.taker(node)
        if taker is None or not (taker.always or is_graph_mode):
            continue
        for argument in scope.taken(node, taker):
            if isinstance(argument, ast.Lambda):
                around = None if scope.info.node.name == "<module>" else scope.info
                yield LambdaInfo.of(module, argument, around), scope.receiver
                continue
            found = list(functions_in(scope.value(argument).functions))
            yield from found
            if not found and isinstance(argument, ast.Name):
                yield from ((function, None) for function in nested.get(argument.id, ()))


def functions_in(values: Iterable[Value]) -> Iterator[_Entry]:
    """``values`` as functions of the project, with the class of ``self``."""
    for each in values:
        if isinstance(each.function, FunctionInfo):
            yield each.function, each.receiver


def _calls(module: Module) -> Iterator[tuple[Scope, ast.Call]]:
    """The calls in ``module``, each with the scope it stands in."""
    scopes = [module_scope(module)]
    scopes += [Scope(function, None) for function in module.functions.values()]
    for cls in module.classes.values():
        scopes += [Scope(method, cls) for method in cls.methods.values()]
    bodies = [(scope, scope.info.node.body) for scope in scopes[1:]]
    bodies.append((scopes[0], module.tree.body))
    for scope, body in bodies:
        nodes = walk(body)
        yield from ((scope, node) for node in nodes if isinstance(node, ast.Call))
        for nested in scope.info.nested.values():
            bodies.append((Scope(nested, scope.receiver, scope), nested.node.body))


def _all_functions(module: Module) -> Iterator[FunctionInfo]:
    """Functions at module level and, with their outer functions, those nested in them."""
    todo = deque(module.functions.values())
    todo.extend(method for cls in module.classes.values() for method in cls.methods.values())
    while todo:
        function = todo.popleft()
        if function.owner is None or function.parent is not None:
            yield function
        todo += function.nested.values()


def _may_be_cell(cls: ClassInfo) -> bool:
    """A Cell, or a class with ``construct`` whose base is outside the project in a MindSpore file."""
    if cls.is_cell:
        return True
    return cls.has_unknown_base and bool(cls.node.bases) and "mindspore" in cls.module.source.text


def _is_jitted(info: FunctionInfo) -> bool:
    for decorator in info.node.decorator_list:
        found = info.module.resolve(decorator.func if isinstance(decorator, ast.Call) else decorator)
        if isinstance(found, External) and found.name in JIT:
            return not (isinstance(decorator, ast.Call) and captures_otherwise(decorator))
    return False
