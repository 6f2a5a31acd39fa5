"""Where a file looks at what there is before it uses it: what is missing there is no mistake."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence

from msgraph_lint.program.definitions import Module
from msgraph_lint.program.found import cached_property
from msgraph_lint.program.syntax import end_of, ends, place_of

_ASKS = re.compile(
    r"version|hasattr|getattr|TYPE_CHECKING|is_available|find_spec|isinstance|__dict__|\bdir\(", re.IGNORECASE
)
"""What the test of a condition that is about it says."""
_CAUGHT = {
    "ImportError",
    "ModuleNotFoundError",
    "AttributeError",
    "TypeError",
    "NameError",
    "Exception",
    "BaseException",
}

_Range = tuple[tuple[int, int], tuple[int, int]]
"""Where something starts and ends."""


class Guards:
    """The lines of ``module`` that run only if they can."""

    def __init__(self, module: Module) -> None:
        self._module = module

    def hold(self, node: ast.AST, name: str) -> bool:
        """Whether ``node``, which is about the attribute or argument ``name``, stands in such a place."""
        place = place_of(node)
        return any(first <= place < last for first, last in (*self._ranges, *self._named(name)))

    def _named(self, name: str) -> Iterator[_Range]:
        """Where a string that is the name decides: ``if size_name == "sizes": f(sizes=…)``."""
        for test in self._module.nodes(ast.If):
            if any(isinstance(each, ast.Constant) and each.value == name for each in ast.walk(test.test)):
                yield _range(test)

    @cached_property
    def _ranges(self) -> list[_Range]:
        return list(self._found())

    def _found(self) -> Iterator[_Range]:
        module = self._module
        for node in module.nodes(ast.Try):
            if any(_catches(handler) for handler in node.handlers):
                yield _range(node)
        tests: list[ast.If | ast.IfExp] = [*module.nodes(ast.If), *module.nodes(ast.IfExp)]
        yield from (_range(part) for node in tests if self._asks(node.test) for part in _sides(node))
        for assertion in module.nodes(ast.Assert):
            if self._asks(assertion.test):
                yield _range(assertion)
        for operation in module.nodes(ast.BoolOp):
            if self._asks(operation):
                yield _range(operation)
        for function in module.all_functions:  # if version < …: return
            for each in function.nodes_of(ast.If):
                if ends(each.body) and self._asks(each.test):
                    yield _range(function.node)
        for each_with in module.nodes(ast.With):
            if any("suppress" in module.source.segment(item.context_expr) for item in each_with.items):
                yield _range(each_with)

    def _asks(self, test: ast.expr) -> bool:
        return _ASKS.search(self._module.source.segment(test)) is not None


def _catches(handler: ast.ExceptHandler) -> bool:
    if handler.type is None:
        return True
    names = {node.id for node in ast.walk(handler.type) if isinstance(node, ast.Name)}
    return not names.isdisjoint(_CAUGHT)


def _sides(node: ast.If | ast.IfExp) -> Sequence[ast.stmt | ast.expr]:
    """What the condition decides on; it runs itself, whatever it says."""
    return [*node.body, *node.orelse] if isinstance(node, ast.If) else [node.body, node.orelse]


def _range(node: ast.stmt | ast.expr) -> _Range:
    return place_of(node), end_of(node)
