"""The same case in every spelling of MindSpore's imports. Line numbers stay the same.

``from mindspore import *`` is none of them: it raises in MindSpore 2.0 to 2.10, whose ``__all__`` holds the
characters of the version number.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Callable
from dataclasses import dataclass

from msgraph_lint.source import Source

REEXPORT_MODULE = "reexported_mindspore"
_MODULES = ("mindspore", "mindspore.nn", "mindspore.ops")


@dataclass(frozen=True)
class Spelled:
    """A case rewritten, and the text of the project module that it imports from, if it does."""

    text: str
    reexport: str | None = None


class _Imports:
    """The top-level MindSpore imports of a text and where their names are used."""

    def __init__(self, text: str) -> None:
        self.source = Source("case.py", text)
        self.tree = self.source.parse()
        self.statements: list[ast.Import | ast.ImportFrom] = []
        self.names: dict[str, str] = {}
        """Local name -> what it stands for: ``nn`` -> ``mindspore.nn``."""
        for statement in self.tree.body:
            names = _imported(statement)
            if isinstance(statement, (ast.Import, ast.ImportFrom)) and names:
                self.statements.append(statement)
                self.names |= names
        self.kept = self._fixed_names()
        """Names that cannot be spelled in another way, because the case binds them again."""
        self.uses = [
            node for node in ast.walk(self.tree) if isinstance(node, ast.Name) and node.id in self.names
        ]

    def _fixed_names(self) -> set[str]:
        bound: set[str] = set()
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load):
                bound.add(node.id)
            elif isinstance(node, ast.arg):
                bound.add(node.arg)
            elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
                bound.add(node.name)
            elif isinstance(node, (ast.Import, ast.ImportFrom)) and node not in self.statements:
                bound |= {alias.asname or alias.name for alias in node.names}
            elif isinstance(node, ast.JoinedStr) and sys.version_info < (3, 12):  # positions inside are wrong
                bound |= {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
        return bound & set(self.names)

    def rewritten(self, header: list[str], edits: list[tuple[ast.expr, str]]) -> str:
        """The text with ``header`` for its MindSpore imports and ``edits`` in its expressions."""
        kept = [_import_line(self.names[name], name) for name in sorted(self.kept)]
        changes: list[tuple[int, int, str]] = []
        for index, statement in enumerate(self.statements):
            span = self.source.span(statement)
            imports = "; ".join(header + kept) if not index else ""
            lines = "\n" * self.source.segment(statement).count("\n")
            changes.append((span.start, span.end, (imports or "pass") + lines))
        for node, text in edits:
            span = self.source.span(node)
            changes.append((span.start, span.end, text))
        text = self.source.text
        for start, end, replacement in sorted(changes, reverse=True):
            text = text[:start] + replacement + text[end:]
        return text


def _imported(statement: ast.stmt) -> dict[str, str]:
    """Local name -> target, when the statement imports from MindSpore and binds plain names."""
    if isinstance(statement, ast.Import):
        found = {alias.asname or alias.name: alias.name for alias in statement.names}
    elif isinstance(statement, ast.ImportFrom) and not statement.level:
        found = {alias.asname or alias.name: f"{statement.module}.{alias.name}" for alias in statement.names}
    else:
        return {}
    ours = all(name.isidentifier() and target.split(".")[0] == "mindspore" for name, target in found.items())
    return found if ours else {}


def _import_line(target: str, name: str) -> str:
    module, _, last = target.rpartition(".")
    if not module:
        return f"import {target} as {name}"
    return f"from {module} import {last}" + (f" as {name}" if name != last else "")


def _qualified(text: str, root: str) -> Spelled:
    """Every name in full below ``root``, which stands for the package."""
    imports = _Imports(text)
    header = ["import mindspore" + (f" as {root}" if root != "mindspore" else "")]
    edits: list[tuple[ast.expr, str]] = [
        (node, root + imports.names[node.id].removeprefix("mindspore"))
        for node in imports.uses
        if node.id not in imports.kept
    ]
    return Spelled(imports.rewritten(header, edits))


def _whole_package(text: str) -> Spelled:
    return _qualified(text, "mindspore")


def _package_alias(text: str) -> Spelled:
    return _qualified(text, "ms")


def _module_aliases(text: str) -> Spelled:
    """``import mindspore.nn as nn``"""
    imports = _Imports(text)
    header = [
        f"import {target} as {name}" if target in _MODULES else _import_line(target, name)
        for name, target in imports.names.items()
        if name not in imports.kept
    ]
    return Spelled(imports.rewritten(header, []))


def _direct_names(text: str) -> Spelled:
    """``from mindspore.nn import Cell``, for everything that the case takes from a module."""
    imports = _Imports(text)
    modules = {name for name, target in imports.names.items() if target in _MODULES} - imports.kept
    taken = _names_in(imports.tree)
    direct: dict[str, str] = {}
    edits: list[tuple[ast.expr, str]] = []
    replaced: set[ast.expr] = set()
    for node in ast.walk(imports.tree):
        if not (isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load)):
            continue
        if not (isinstance(node.value, ast.Name) and node.value.id in modules):
            continue
        target = f"{imports.names[node.value.id]}.{node.attr}"
        if node.attr not in taken and direct.setdefault(node.attr, target) == target:
            edits.append((node, node.attr))
            replaced.add(node.value)
    still_used = {node.id for node in imports.uses if node not in replaced} - imports.kept
    header = [_import_line(imports.names[name], name) for name in imports.names if name in still_used]
    header += [_import_line(target, name) for name, target in direct.items()]
    return Spelled(imports.rewritten(header, edits))


def _names_in(tree: ast.Module) -> set[str]:
    """Every name that means something in the text already."""
    names: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names.add(node.name)
    return names


def _reexported(text: str) -> Spelled:
    """``from reexported_mindspore import nn``, a module of the same project."""
    imports = _Imports(text)
    names = [name for name in imports.names if name not in imports.kept]
    header = [f"from {REEXPORT_MODULE} import {', '.join(names)}"] if names else []
    module = "".join(_import_line(imports.names[name], name) + "\n" for name in names)
    return Spelled(imports.rewritten(header, []), reexport=module)


SPELLINGS: dict[str, Callable[[str], Spelled]] = {
    "import mindspore": _whole_package,
    "import mindspore as ms": _package_alias,
    "import mindspore.nn as nn": _module_aliases,
    "from mindspore.nn import Cell": _direct_names,
    "re-exported in the project": _reexported,
}
