"""Where compiles start: ``construct`` of Cells, jitted functions, functions given to what compiles them."""

from __future__ import annotations

import ast
import re
from collections.abc import Collection, Iterable, Iterator

from msgraph_lint.compiler.callables import TAKERS, is_jitted
from msgraph_lint.compiler.scope import Scope, attributes_of, module_scope
from msgraph_lint.findings import Assumption
from msgraph_lint.program.definitions import ClassInfo, FunctionInfo, Module
from msgraph_lint.program.project import Project
from msgraph_lint.program.syntax import walk
from msgraph_lint.values.value import Value

_JIT_HINT = re.compile(r"jit|ms_function|ms_class")


_PYNATIVE = re.compile(r"(?:^|[._])pynative(?:[._]|$)")
"""The name of a package or module that holds what its project runs in PyNative mode."""


class _Hint:
    """Text without which nothing is given to ``takers``."""

    def __init__(self, takers: Iterable[str]) -> None:
        self._names = sorted({name.rpartition(".")[2].removesuffix("()") for name in takers})
        self._pattern = re.compile(rf"\b(?:{'|'.join(self._names)})(?:\s*\(|\s+as\b)")

    def stands_in(self, text: str) -> bool:
        """Whether it is there; most texts have none of the names, which is found out three times as fast."""
        return any(name in text for name in self._names) and self._pattern.search(text) is not None


_ALWAYS_HINT = _Hint(name for name, taker in TAKERS.items() if taker.always)
_ANY_HINT = _Hint(TAKERS)
_Entry = tuple[FunctionInfo, ClassInfo | None]
_Shown = tuple[FunctionInfo, ClassInfo | None, bool]


def entries(project: Project, module: Module, assumptions: Collection[Assumption]) -> Iterator[_Shown]:
    """The functions of ``module`` where a compile starts that may lead to the linted files.

    Each with the class of ``self``, and whether the source shows it. What only gradients compile counts where
    the module is sure to run in GRAPH_MODE. Cells in a module of PyNative's name are compiled where others
    call them.
    """
    classes = [cls for cls in module.classes if project.leads_here(module, cls.node)]
    is_graph_mode = "GRAPH_MODE" in module.source.text
    takes_all = is_graph_mode or Assumption.COMPILED in assumptions
    is_for_pynative = not is_graph_mode and bool(_PYNATIVE.search(module.name))
    for cls in classes:
        if _may_be_cell(cls) and not is_for_pynative:
            for name in ("construct", "bprop") if takes_all else ("construct",):
                is_shown = is_graph_mode or name == "construct"
                yield from ((method, cls, is_shown) for method in cls.method_definitions(name))
            if "self.construct" in module.source.text:
                yield from _shown(functions_in(attributes_of(cls).value("construct").functions))
    if _JIT_HINT.search(module.source.text):
        yield from _shown(_decorated(project, module, classes))
    if (_ANY_HINT if takes_all else _ALWAYS_HINT).stands_in(module.source.text):
        for found, always in _given(project, module, takes_all):
            yield (*found, always or is_graph_mode)


def _shown(found: Iterable[_Entry]) -> Iterator[_Shown]:
    return ((*each, True) for each in found)


def _decorated(project: Project, module: Module, classes: Iterable[ClassInfo]) -> Iterator[_Entry]:
    """Functions under ``@jit``, and methods of classes under ``@jit_class``."""
    for cls in classes:
        if cls.is_jit_class:
            for name, method in cls.methods.items():
                is_special = (name.startswith("__") and name != "__call__") or method.is_class_method
                if not is_special and not method.is_property and not project.mentions(name, module):
                    yield method, cls  # else whoever calls it decides
        yield from ((method, cls) for method in cls.all_methods if is_jitted(method))
    for function in module.inner_functions:
        if project.leads_here(module, function.node) and is_jitted(function):
            yield function, None


def _given(project: Project, module: Module, takes_all: bool) -> Iterator[tuple[_Entry, bool]]:
    """Functions that Python code gives to ``jit``, ``vmap`` and their like, and whether these always compile.

    Gradients are compiled in GRAPH_MODE; in PyNative mode, only where graph code takes them.
    """
    for scope, node in _calls(module):
        taker = scope.taker(node)
        if taker is None or not (taker.always or takes_all) or not project.leads_here(module, node):
            continue
        for argument in scope.taken(node, taker):
            if isinstance(argument, ast.Lambda):
                around = None if scope.info.is_body else scope.info
                yield (module.lambda_at(argument, around), scope.receiver), taker.always
            else:
                for found in functions_in(scope.value(argument).functions):
                    yield found, taker.always


def functions_in(values: Iterable[Value]) -> Iterator[_Entry]:
    """``values`` as functions of the project, with the class of ``self``."""
    for each in values:
        if isinstance(each.function, FunctionInfo):
            yield each.function, each.receiver


def _calls(module: Module) -> Iterator[tuple[Scope, ast.Call]]:
    """The calls in ``module``, each with the scope it stands in."""
    scope = module_scope(module)
    yield from ((scope, node) for node in walk(module.tree.body) if isinstance(node, ast.Call))
    for info in module.all_functions:
        scope = Scope(info, info.owner)
        yield from ((scope, node) for node in info.nodes_of(ast.Call))


def _may_be_cell(cls: ClassInfo) -> bool:
    """A Cell, or a class with ``construct`` whose base is outside the project in a MindSpore file."""
    if cls.is_cell:
        return True
    return cls.has_unknown_base and bool(cls.node.bases) and "mindspore" in cls.module.source.text
